/** The longest stored text that a user reads or enters. */
export const mostCharacters = 100;

export const cut = (text: string): string => text.slice(0, mostCharacters);
