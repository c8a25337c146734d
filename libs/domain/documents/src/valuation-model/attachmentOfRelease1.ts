/** The field that release 1 stored apart from the rest of a body, in its database and in backup files. It never changes. */
export const attachmentOfRelease1 = 'fundamentalsSnapshot';
