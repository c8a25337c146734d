import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import { isoDate } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { benchmarkReturn } from '../benchmark/benchmarkReturn.js';
import { levelOn } from '../benchmark/levelOn.js';
import { openingLevel } from '../benchmark/openingLevel.js';
import { messages } from '../messages.js';
import { FigureTable } from '../screen/FigureTable.js';

/** The closes of a benchmark between which it is measured, and its return. */
export function LevelTable({
  levels,
  currency,
  first,
  last,
}: {
  readonly levels: BenchmarkLevels;
  readonly currency: string;
  /** Days since 1970-01-01. */
  readonly first: number;
  readonly last: number;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const opening = openingLevel(levels, first);
  const closing = levelOn(levels, last);
  const found = benchmarkReturn(levels, first, last);
  if (!found.ok || opening === null || closing === null) return <p>{found.ok ? '' : found.reason}</p>;
  const level = (value: number): ReactElement => (
    <Figure key="level" kind="amount" precision={2} unit="hidden" label={messages.close} value={value} />
  );
  return (
    <FigureTable
      label={messages.closesOf(levels.symbol)}
      columns={[messages.day, messages.inCurrency(messages.close, currency)]}
      rows={[
        { id: 'opening', label: formatDate(isoDate(opening.day)), cells: [level(opening.level)] },
        { id: 'closing', label: formatDate(isoDate(last)), cells: [level(closing)] },
      ]}
      total={{
        id: 'return',
        label: messages.return,
        cells: [<Delta key="return" kind="rate" precision={2} label={levels.symbol} value={found.value} />],
      }}
    />
  );
}
