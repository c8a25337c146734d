/** Where the server describes its endpoints for people, below its base. */
export const apiDocumentationPath = 'docs';
