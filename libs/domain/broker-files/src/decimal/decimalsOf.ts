/** How many decimals a decimal text needs. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.replace(/0+$/, '').length ?? 0;
