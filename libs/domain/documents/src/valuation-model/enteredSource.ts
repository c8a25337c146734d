/** Source of a price that the analyst entered. */
export const enteredSource = 'entered';
