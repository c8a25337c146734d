import { combineFigures } from './combineFigures.js';
import type { DatedFigure } from './DatedFigure.js';
import type { TagFormula } from './TagFormula.js';

/** What is filed for a tag in the period at hand. */
export type FigureOfTag = (tag: string) => DatedFigure | undefined;

/** A share of the filed total that rounding may explain. */
const roundingShare = 0.001;

/** The figure that a formula gives over one period's tags; undefined when the filings lack it. */
export function evaluateFormula(formula: TagFormula, figureOf: FigureOfTag): DatedFigure | undefined {
  if (typeof formula === 'string') return figureOf(formula);
  const evaluate = (inner: TagFormula) => evaluateFormula(inner, figureOf);

  switch (formula.kind) {
    case 'first': {
      for (const alternative of formula.of) {
        const figure = evaluate(alternative);
        if (figure) return figure;
      }
      return undefined;
    }
    case 'largest':
      return present(formula.of.map(evaluate)).reduce<DatedFigure | undefined>(
        (best, figure) => (best && best.value >= figure.value ? best : figure),
        undefined,
      );
    case 'sum': {
      const required = present(formula.required.map(evaluate));
      if (required.length < formula.required.length) return undefined;
      return total(formula.text, [...required, ...present(formula.optional.map(evaluate))]);
    }
    case 'difference':
      return difference(formula.text, evaluate(formula.from), evaluate(formula.minus));
    case 'without-overlap': {
      const whole = evaluate(formula.whole);
      const part = evaluate(formula.part);
      const limit = evaluate(formula.total);
      if (!whole || !part || !limit) return whole;
      const overlaps = whole.value + part.value > limit.value * (1 + roundingShare);
      return overlaps ? difference(formula.text, whole, part) : whole;
    }
  }
}

function total(text: string, figures: readonly DatedFigure[]): DatedFigure | undefined {
  if (figures.length < 2) return figures[0];
  return combineFigures(
    text,
    figures.map((figure) => ({ figure, sign: 1 })),
  );
}

function difference(
  text: string,
  from: DatedFigure | undefined,
  minus: DatedFigure | undefined,
): DatedFigure | undefined {
  if (!from || !minus) return undefined;
  return combineFigures(text, [
    { figure: from, sign: 1 },
    { figure: minus, sign: -1 },
  ]);
}

function present(figures: readonly (DatedFigure | undefined)[]): readonly DatedFigure[] {
  return figures.filter((figure) => figure !== undefined);
}
