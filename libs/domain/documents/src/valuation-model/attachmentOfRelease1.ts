/** The field that release 1 stored separately, in its database and in backup files. It never changes. */
export const attachmentOfRelease1 = 'fundamentalsSnapshot';
