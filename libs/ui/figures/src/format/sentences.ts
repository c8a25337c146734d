/** Texts as sentences in one line, with a stop between them. */
export const sentences = (texts: readonly string[]): string =>
  texts
    .map((text, index) => (index === texts.length - 1 || /[.!?]$/u.test(text) ? text : `${text}.`))
    .join(' ');
