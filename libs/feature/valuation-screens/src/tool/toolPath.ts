/** The address of the valuation tool. */
export const toolPath = '/valuation-tool';
