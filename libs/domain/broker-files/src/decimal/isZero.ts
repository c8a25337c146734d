/** Whether decimal text is 0, with any number of decimals. */
export const isZero = (text: string): boolean => !/[1-9]/.test(text);
