/** Raised when summaries are computed differently from bodies: rows stored before are then rewritten. */
export const summaryVersion = 1;
