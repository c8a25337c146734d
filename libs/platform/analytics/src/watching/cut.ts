/** Longest text that is kept of anything a person reads or enters. */
export const mostCharacters = 100;

export const cut = (text: string): string => text.slice(0, mostCharacters);
