/** The most characters of a note: a cell of a spreadsheet holds it with room to spare. */
export const noteLimit = 10_000;
