import type { Reason, ReasonFigure } from '../Reason.js';

/**
 * Words with figures, dates and other reasons between them: reason`Growth of ${percent(0.025)}`. They stay separate, so that
 * each reader sees the figures in their own locale. Without a figure, the reason is plain words.
 */
export function reason(
  pieces: TemplateStringsArray,
  ...between: readonly (string | number | ReasonFigure | Reason)[]
): Reason {
  const words = [''];
  const figures: ReasonFigure[] = [];
  const addWords = (text: string): void => {
    words.push(`${words.pop() ?? ''}${text}`);
  };
  const addFigure = (figure: ReasonFigure): void => {
    figures.push(figure);
    words.push('');
  };
  pieces.forEach((piece, index) => {
    addWords(piece);
    const next = between[index];
    if (next === undefined) return;
    if (typeof next !== 'object') addWords(String(next));
    else if ('kind' in next) addFigure(next);
    else
      next.words.forEach((text, place) => {
        addWords(text);
        const figure = next.figures[place];
        if (figure) addFigure(figure);
      });
  });
  return figures.length === 0 ? words.join('') : { words, figures };
}
