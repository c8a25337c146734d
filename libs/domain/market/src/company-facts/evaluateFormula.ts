import { combineFigures } from './combineFigures.js';
import type { DatedFigure } from './DatedFigure.js';
import { distinctFigures } from './distinctFigures.js';
import { exceeds, largestOf, nearest, unrounded } from './roundedFigures.js';
import { first, type TagFormula } from './TagFormula.js';

/** What is filed in the period at hand under a tag, or under several that name the same item. */
export type FigureOfTags = (tags: readonly string[]) => DatedFigure | undefined;

/** The figure that a formula gives over one period's tags; undefined when the filings lack it. */
export function evaluateFormula(formula: TagFormula, figureOf: FigureOfTags): DatedFigure | undefined {
  if (typeof formula === 'string') return figureOf([formula]);
  const evaluate = (inner: TagFormula) => evaluateFormula(inner, figureOf);

  switch (formula.kind) {
    case 'same':
      return figureOf(formula.tags) ?? evaluate(first(...formula.tags));
    case 'first': {
      for (const alternative of formula.of) {
        const figure = evaluate(alternative);
        if (figure) return figure;
      }
      return undefined;
    }
    case 'largest':
      return unrounded(present(formula.of.map(evaluate)));
    case 'larger': {
      const figures = present(formula.of.map(evaluate));
      return figures.length < formula.of.length ? undefined : largestOf(figures);
    }
    case 'meeting': {
      const target = evaluate(formula.total);
      return target && nearest(present(formula.of.map(evaluate)), target.value);
    }
    case 'unless': {
      const figure = evaluate(formula.figure);
      return figure?.value === evaluate(formula.repeats)?.value ? undefined : figure;
    }
    case 'without':
      return evaluate(formula.other) ? undefined : evaluate(formula.figure);
    case 'exceeding': {
      const figure = evaluate(formula.figure);
      const limit = evaluate(formula.limit);
      return figure && limit && exceeds(figure.value, limit.value) ? figure : undefined;
    }
    case 'parts': {
      const disclosed = present(formula.of.map(evaluate));
      return disclosed.length > 0 ? sumOf(formula.text, disclosed) : undefined;
    }
    case 'distinct': {
      const whole = evaluate(formula.whole);
      return total(formula.text, distinctFigures(present(formula.of.map(evaluate)), whole));
    }
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
      if (!whole || !part) return whole;
      const overlaps = limit ? exceeds(whole.value + part.value, limit.value) : formula.overlapsWithoutTotal;
      return overlaps ? difference(formula.text, whole, part) : whole;
    }
  }
}

function total(text: string, figures: readonly DatedFigure[]): DatedFigure | undefined {
  return figures.length < 2 ? figures[0] : sumOf(text, figures);
}

function sumOf(text: string, figures: readonly DatedFigure[]): DatedFigure {
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
