/** What of a reason fits a table: `3-yr CAGR 12.9%, fades to 2.5%` of one that goes on with the years after a semicolon. */
export const shortReason = (reason: string): string => reason.split('; ')[0] ?? reason;
