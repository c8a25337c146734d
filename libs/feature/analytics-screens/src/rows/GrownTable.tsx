import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { isoDate, type ValuePeriod } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { measuredLevel } from '../benchmark/measuredLevel.js';
import { messages } from '../messages.js';
import { FigureTable } from '../screen/FigureTable.js';
import { grownInBenchmark } from './grownInBenchmark.js';
import { MostShown, mostRows } from './MostShown.js';

/** What the opening value and each deposit and withdrawal became in a benchmark, the latest first. */
export function GrownTable({
  levels,
  period,
  currency,
}: {
  readonly levels: BenchmarkLevels;
  readonly period: Result<ValuePeriod>;
  readonly currency: string;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  if (!period.ok) return <p>{period.reason}</p>;
  const moves = grownInBenchmark(period.value, (day) => measuredLevel(levels, day));
  if (!moves.ok) return <p>{moves.reason}</p>;
  const amount = (label: string, value: number, isSigned = false): ReactElement => (
    <Figure
      key={label}
      kind="amount"
      precision={2}
      unit="hidden"
      {...(isSigned && { sign: 'always' })}
      label={label}
      value={value}
    />
  );
  return (
    <>
      <FigureTable
        label={messages.flowsIn(levels.symbol)}
        columns={[
          messages.day,
          messages.inCurrency(messages.flow, currency),
          messages.close,
          messages.grownTo(formatDate(isoDate(period.value.lastDay))),
        ]}
        rows={moves.value
          .toReversed()
          .slice(0, mostRows)
          .map(({ day, amount: flow, level, grown }, at) => ({
            id: String(at),
            label: formatDate(isoDate(day)),
            cells: [
              amount(messages.flow, flow, true),
              amount(messages.close, level),
              amount(messages.amount, grown, true),
            ],
          }))}
        total={{
          id: 'total',
          label: messages.closingValue,
          cells: [
            '',
            '',
            amount(
              messages.closingValue,
              moves.value.reduce((sum, { grown }) => sum + grown, 0),
            ),
          ],
        }}
      />
      <MostShown count={moves.value.length} />
    </>
  );
}
