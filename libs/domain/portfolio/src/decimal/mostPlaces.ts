/** Decimals of the quantities and amounts of a ledger, at most. */
export const mostPlaces = 12;
