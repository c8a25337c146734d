import { type ChartFile, fileNameOf, figuresFile } from '@finance-analyst/charts';
import type { Result } from '@finance-analyst/foundation';
import { messages } from '../messages.js';
import type { MeasuredReturn } from '../returns/returnMeasures.js';
import type { Analysis } from '../screen/Analysis.js';

/** The return of a window by each measure, in all and per year. */
export function returnsFile({
  title,
  window,
  measures: { timeWeighted, moneyWeighted, dietz, simple },
  isSample,
}: Pick<Analysis, 'title' | 'window' | 'measures' | 'isSample'>): ChartFile {
  const rows: readonly (readonly [id: string, label: string, result: Result<MeasuredReturn>])[] = [
    ['time-weighted', messages.timeWeighted, timeWeighted],
    ['money-weighted', messages.moneyWeighted, moneyWeighted],
    ['dietz', messages.dietz, dietz],
    ['simple', messages.simple, simple],
  ];
  return figuresFile(
    fileNameOf(`${title} ${messages.returns}`, messages.returns),
    {
      rowTitle: messages.measure,
      columns: [
        { id: 'total', label: messages.asFraction(messages.total), format: { kind: 'rate' } },
        { id: 'annual', label: messages.asFraction(messages.perYear), format: { kind: 'rate' } },
      ],
      rows: rows.map(([id, label, result]) => ({
        id,
        label,
        figures: [result.ok ? { ok: true, value: result.value.total } : result, annualReturn(result)],
      })),
    },
    {
      title: `${title}: ${messages.returns}`,
      facts: [[messages.window, messages.closeToClose(window.opens, window.closes)]],
      isSample,
    },
  );
}

const annualReturn = (result: Result<MeasuredReturn>): Result<number> => {
  if (!result.ok) return result;
  const { annual } = result.value;
  return annual === null ? { ok: false, reason: messages.lessThanAYear } : { ok: true, value: annual };
};
