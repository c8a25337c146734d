/** Raised when what lists show of a kind is told from its body in another way: what was stored before is told anew. */
export const summaryVersion = 1;
