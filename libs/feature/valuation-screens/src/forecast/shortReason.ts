/** The part of a reason before the semicolon, for a table: `3-yr CAGR 12.9%, fades to 2.5%`. */
export const shortReason = (reason: string): string => reason.split('; ')[0] ?? reason;
