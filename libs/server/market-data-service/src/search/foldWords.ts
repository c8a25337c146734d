/**
 * The words of a text as people type them: without accents, case and punctuation. Apostrophes and periods are dropped
 * without splitting the word, as in `Moody's`, which EDGAR lists as `MOODYS`, and in `S.A.`.
 */
export const foldWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
