import { LineChart, type LineSeries } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import { flowsOf } from './flowsOf.js';

/** The value by day, with deposits and withdrawals. */
export function ValuePanel({ analysis }: { readonly analysis: Analysis }): ReactElement {
  const { part, body, isSample, title } = analysis;
  const { whole } = part;
  const { format } = useFigureFormat();
  const flows = useMemo(() => flowsOf(whole), [whole]);
  const series = useMemo(
    (): readonly LineSeries[] => [{ id: 'value', label: messages.value, values: whole.values, tone: 'main' }],
    [whole],
  );
  const amount = (value: number | undefined): string =>
    format(value === undefined || Number.isNaN(value) ? { ok: false, reason: '' } : { ok: true, value }, {
      kind: 'amount',
      currency: body.currency,
    });
  return (
    <LineChart
      title={messages.valueOverTime}
      summary={messages.valueSummary(
        amount(whole.values[0]),
        amount(whole.values.at(-1)),
        format(whole.days.length - 1, { kind: 'count' }),
      )}
      sample={isSample || undefined}
      days={whole.days}
      series={series}
      flows={flows}
      flowsLabel={messages.flowsLabel}
      caption={flows.length > 0 ? messages.flowsCaption : undefined}
      format={{ kind: 'amount', currency: body.currency, precision: 2 }}
      fileName={`${title} ${messages.valueOverTime}`}
    />
  );
}
