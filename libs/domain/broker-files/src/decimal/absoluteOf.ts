/** Decimal text without its sign. */
export const absoluteOf = (text: string): string => (text.startsWith('-') ? text.slice(1) : text);
