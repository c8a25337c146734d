import { formatDate, formatFigure, type FigureFormatting } from '@finance-analyst/figures';

/** The formatter of a locale, where no screen gives one. */
export const formattingIn = (locale: string): FigureFormatting => ({
  locale,
  timeZone: () => 'UTC',
  format: (figure, format) => formatFigure(figure, { ...format, locale }),
  formatDate: (iso, length = 'day') => formatDate(iso, { locale, length }),
});
