/** What is said of the cell of the base case, which is seen by its outline. */
export const spokenBase = 'the assumptions as they are';
