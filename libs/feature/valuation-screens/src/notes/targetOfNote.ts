import { forecastPeriodOf, readFigureName, type InterimKind } from '@finance-analyst/documents';
import { interimPeriods, type Valuation } from '@finance-analyst/valuation';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { pastFigure } from '../method/pastFigure.js';
import type { NotedFigure } from './NotedFigure.js';

/**
 * The derivation of a noted figure; null if the model does not have it, such as a year beyond a shortened forecast, or a
 * quarter that its statements no longer cover.
 */
export function targetOfNote(valuation: Valuation, { name, yearEnd }: NotedFigure): ExplainTarget | null {
  const { body, history, model } = valuation;
  if (name === 'upside') return { kind: 'upside' };
  const figure = readFigureName(name);
  if (figure.kind !== null) return interimTarget(valuation, figure.name, figure.kind, yearEnd);
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

function interimTarget(
  valuation: Valuation,
  line: string,
  kind: InterimKind,
  end: string | null,
): ExplainTarget | null {
  const found = interimPeriods(valuation).find(
    ({ year: { period } }) => period.kind === kind && period.end === end,
  );
  if (!found) return null;
  const { year, valuation: interim } = found;
  const { modelPeriod, period } = year;
  const item = [...interim.model.lines, ...interim.model.inputs].find(({ name }) => name === line);
  const isThere =
    modelPeriod === null
      ? pastFigure(year, line) !== undefined
      : item?.shape === 'series' && item.firstPeriod <= modelPeriod;
  return isThere ? { kind: 'history', line, period: period.label } : null;
}
