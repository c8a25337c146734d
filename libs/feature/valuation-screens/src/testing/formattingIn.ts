import { formatFigure, type FigureFormatting } from '@finance-analyst/figures';

/** The formatter of a locale, where no screen gives one. */
export const formattingIn = (locale: string): Pick<FigureFormatting, 'locale' | 'format'> => ({
  locale,
  format: (figure, format) => formatFigure(figure, { ...format, locale }),
});
