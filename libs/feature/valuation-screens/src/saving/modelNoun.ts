/** What notices and dialogs call the document on the screen. */
export const modelNoun = 'model';
