/** Where the valuation tool is. */
export const toolPath = '/valuation-tool';
