import { interimFigureName, yearEndAfter } from '@finance-analyst/documents';
import type { FiscalPeriod } from '@finance-analyst/market';
import { periodNamed, type Valuation } from '@finance-analyst/valuation';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import type { NotedFigure } from './NotedFigure.js';

type Dated = Pick<Valuation, 'body' | 'history' | 'fundamentals'>;

/** A figure of a past period: of a quarter or twelve months its name says so, since a fiscal year can end on the same day. */
const inPeriod = (name: string, { kind, end }: FiscalPeriod): NotedFigure => ({
  name: kind === 'annual' ? name : interimFigureName(name, kind),
  yearEnd: end,
});

/**
 * The figure that a derivation is of, as a note names it; null for one of a period that the statements do not have, that
 * the price or value implies, or that depends on the target date.
 */
export function notedFigureOf(valuation: Dated, target: ExplainTarget): NotedFigure | null {
  const { body, history, fundamentals } = valuation;
  switch (target.kind) {
    case 'implied':
    case 'implied-by-price':
    case 'expected-return':
    case 'target-price':
    case 'return-to-target':
      return null;
    case 'upside':
      return { name: 'upside', yearEnd: null };
    case 'model': {
      const { name, period } = target;
      if (period === undefined) return { name, yearEnd: null };
      if (period > 0) return { name, yearEnd: yearEndAfter(body.baseYearEnd, period) };
      const past = history.find(({ modelPeriod }) => modelPeriod === period);
      return past ? inPeriod(name, past.period) : null;
    }
    case 'history': {
      const past =
        history.find(({ period }) => period.label === target.period)?.period ??
        periodNamed(fundamentals, target.period);
      return past ? inPeriod(target.line, past) : null;
    }
  }
}
