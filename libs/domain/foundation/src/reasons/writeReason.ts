import type { Reason, ReasonFigure } from '../Reason.js';

/** A reason as text. Without a locale its figures are formatted as `1,234.5`, `−4.9%` and `2026-11-20`. */
export const writeReason = (
  reason: Reason,
  writeFigure: (figure: ReasonFigure) => string = inAmericanEnglish,
): string =>
  typeof reason === 'string'
    ? reason
    : reason.words
        .map((text, index) => {
          const figure = reason.figures[index];
          return figure ? text + writeFigure(figure) : text;
        })
        .join('');

function inAmericanEnglish(figure: ReasonFigure): string {
  switch (figure.kind) {
    case 'percent':
      return `${digits(figure.value * 100, figure.decimals)}%`;
    case 'number':
      return digits(figure.value, figure.decimals).replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/gu, ',');
    case 'day':
      return figure.day;
  }
}

const digits = (value: number, decimals: number): string => value.toFixed(decimals).replace('-', '\u2212');
