import type { FiscalPeriod, ReportedFigure } from '../fundamentals/FiscalPeriod.js';
import type { StatementLine } from '../fundamentals/StatementLine.js';
import { reported, type DatedFigure } from './DatedFigure.js';
import { evaluateFormula } from './evaluateFormula.js';
import type { FactStore } from './FactStore.js';
import type { ReadSpan } from './figurePeriods.js';
import { lineNature } from './lineNature.js';
import { sharesOnCover } from './sharesOnCover.js';
import { statementLines, type FormulaLine, type StatementFormulas } from './StatementFormulas.js';

/** What periods are built from. */
export interface StatementSource {
  readonly store: FactStore;
  readonly formulas: StatementFormulas;
  readonly currency: string;
}

/** Turns a reader of spans into the figure of one period: a year, a quarter, twelve months. */
export type PeriodFigure = (read: ReadSpan) => DatedFigure | undefined;

/** Every line of one period that the filings give. */
export function periodFigures(
  source: StatementSource,
  end: string,
  inPeriod: { readonly flow: PeriodFigure; readonly average: PeriodFigure },
): Pick<FiscalPeriod, 'figures' | 'exchangeRateEffect'> {
  const figures: Partial<Record<StatementLine, ReportedFigure>> = {};
  for (const line of statementLines) {
    const nature = lineNature(line);
    const figure =
      nature === 'instant' ? instantFigure(source, line, end) : spanFigure(source, line, inPeriod[nature]);
    if (figure) figures[line] = reported(figure);
  }
  const exchangeRateEffect = spanFigure(source, 'exchangeRateEffect', inPeriod.flow);
  return { figures, ...(exchangeRateEffect && { exchangeRateEffect: reported(exchangeRateEffect) }) };
}

function instantFigure(
  { store, formulas }: StatementSource,
  line: FormulaLine,
  end: string,
): DatedFigure | undefined {
  const onCover = line === 'sharesOutstanding' ? sharesOnCover(store, end) : undefined;
  return onCover ?? evaluateFormula(formulas[line], (tags) => store.figure(tags, { start: null, end }));
}

/** Differences are taken within one tag where that is possible, and only else between the tags of a line. */
function spanFigure(
  { store, formulas }: StatementSource,
  line: FormulaLine,
  inPeriod: PeriodFigure,
): DatedFigure | undefined {
  const formula = formulas[line];
  return (
    evaluateFormula(formula, (tags) => inPeriod((span) => store.figure(tags, span))) ??
    inPeriod((span) => evaluateFormula(formula, (tags) => store.figure(tags, span)))
  );
}
