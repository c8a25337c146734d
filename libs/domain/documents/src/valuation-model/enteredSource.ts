/** Source of a price entered by the analyst. */
export const enteredSource = 'entered';
