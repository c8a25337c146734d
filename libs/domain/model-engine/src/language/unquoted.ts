/** Inside quotes a quote is written twice, as in Excel. */
export const unquoted = (text: string): string => text.replaceAll('""', '"');
