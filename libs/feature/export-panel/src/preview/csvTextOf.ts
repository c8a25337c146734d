/** The text of a CSV file, without the byte order mark that spreadsheets expect. */
export const csvTextOf = async (content: Blob): Promise<string> =>
  (await content.text()).replace(/^\ufeff/u, '');
