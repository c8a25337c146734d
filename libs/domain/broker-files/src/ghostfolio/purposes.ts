/** Names of what costs and interest without an instrument are about, as they are written. */
export const purposes = { fee: 'Fees', interest: 'Interest' } as const;
