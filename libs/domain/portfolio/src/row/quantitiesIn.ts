const quantity =
  /\b(holds|has|is short|less than|gives|says|but|add up to|quantity is) (\d+(?:\.\d+)?)(?=[ ,]|\.$)/gu;

/** The reason of a refusal with its quantities as `write` gives them, so that they can be in the reader's format. */
export const quantitiesIn = (reason: string, write: (quantity: string) => string): string =>
  reason.replace(quantity, (_, word: string, text: string) => `${word} ${write(text)}`);
