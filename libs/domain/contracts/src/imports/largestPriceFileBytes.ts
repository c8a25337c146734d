/** The largest price file that the server accepts, which a page refuses before it sends it. */
export const largestPriceFileBytes = 32 * 1024 * 1024;
