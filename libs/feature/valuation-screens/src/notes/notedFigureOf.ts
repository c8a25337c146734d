import { yearEndAfter } from '@finance-analyst/documents';
import type { Valuation } from '@finance-analyst/valuation';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import type { NotedFigure } from './NotedFigure.js';

type Dated = Pick<Valuation, 'body' | 'history'>;

/** The last day of a model's fiscal year; null for a quarter or the trailing twelve months. */
function yearEndOf({ body, history }: Dated, period: number): string | null {
  if (period > 0) return yearEndAfter(body.baseYearEnd, period);
  const past = history.find(({ modelPeriod }) => modelPeriod === period);
  return past?.period.kind === 'annual' ? past.period.end : null;
}

/** The figure that a derivation is of, as a note names it; null for one of a quarter or of the trailing twelve months. */
export function notedFigureOf(valuation: Dated, target: ExplainTarget): NotedFigure | null {
  switch (target.kind) {
    case 'upside':
      return { name: 'upside', yearEnd: null };
    case 'model': {
      const { name, period } = target;
      if (period === undefined) return { name, yearEnd: null };
      const yearEnd = yearEndOf(valuation, period);
      return yearEnd === null ? null : { name, yearEnd };
    }
    case 'history': {
      const past = valuation.history.find(({ period }) => period.label === target.period);
      return past?.period.kind === 'annual' ? { name: target.line, yearEnd: past.period.end } : null;
    }
  }
}
