import { forecastPeriodOf } from '@finance-analyst/documents';
import type { Valuation } from '@finance-analyst/valuation';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { pastFigure } from '../method/pastFigure.js';
import type { NotedFigure } from './NotedFigure.js';

/** The derivation of a noted figure; null if the model does not have it, such as a year beyond a shortened forecast. */
export function targetOfNote(
  { body, history, model }: Pick<Valuation, 'body' | 'history' | 'model'>,
  { name, yearEnd }: NotedFigure,
): ExplainTarget | null {
  if (name === 'upside') return { kind: 'upside' };
  const item = [...model.lines, ...model.inputs].find((one) => one.name === name);
  if (yearEnd === null) return item?.shape === 'scalar' ? { kind: 'model', name } : null;
  const past = history.find(({ period }) => period.end === yearEnd);
  if (past) {
    const isThere =
      past.modelPeriod === null
        ? pastFigure(past, name) !== undefined
        : item?.shape === 'series' && item.firstPeriod <= past.modelPeriod;
    return isThere ? { kind: 'history', line: name, period: past.period.label } : null;
  }
  const period = forecastPeriodOf(body, { yearEnd }) ?? 0;
  return item?.shape === 'series' && period >= Math.max(1, item.firstPeriod) && period <= item.lastPeriod
    ? { kind: 'model', name, period }
    : null;
}
