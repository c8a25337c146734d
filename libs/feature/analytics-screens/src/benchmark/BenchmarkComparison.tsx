import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { annualizedReturn, isoDate, publicMarketEquivalent } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import { FigureTable } from '../screen/FigureTable.js';
import type { BenchmarkLevels } from './BenchmarkLevels.js';
import { benchmarkReturn } from './benchmarkReturn.js';
import { measuredLevel } from './measuredLevel.js';
import { openingLevel } from './openingLevel.js';
import styles from './Benchmark.module.css';

/** The returns of portfolio and benchmark, and what the same flows became in each. */
export function BenchmarkComparison({
  analysis: { measures, part, body },
  levels,
}: {
  readonly analysis: Analysis;
  readonly levels: BenchmarkLevels;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const { days } = part.whole;
  const [first, last] = [days[0] as number, days.at(-1) as number];
  const { timeWeighted, moneyWeighted, period } = measures;
  const equivalent = useMemo(
    () => (period.ok ? publicMarketEquivalent(period.value, (day) => measuredLevel(levels, day)) : period),
    [period, levels],
  );
  const opening = openingLevel(levels, first);
  const plain = benchmarkReturn(levels, first, last);
  const ofMoney = equivalent.ok ? equivalent.value.moneyWeighted : equivalent;
  const rate = (label: string, value: Result<number>): ReactElement => (
    <Delta key={label} kind="rate" precision={2} label={label} value={value} />
  );
  const amount = (value: Result<number>): ReactElement => (
    <Figure kind="amount" precision={2} unit="hidden" label={messages.sameFlows} value={value} />
  );
  const valueOf = (found: Result<{ readonly total: number; readonly annual: number | null }>) =>
    found.ok ? { ok: true as const, value: found.value.annual ?? found.value.total } : found;
  return (
    <>
      <FigureTable
        label={messages.benchmark}
        columns={[messages.measure, messages.portfolio, levels.symbol]}
        rows={[
          {
            id: 'return',
            label: messages.plainReturn,
            cells: [
              rate(
                messages.timeWeighted,
                timeWeighted.ok ? { ok: true, value: timeWeighted.value.total } : timeWeighted,
              ),
              rate(levels.symbol, plain),
            ],
          },
          {
            id: 'annual',
            label: messages.perYear,
            cells: [
              rate(
                messages.perYear,
                annualOf(timeWeighted.ok ? { ok: true, value: timeWeighted.value.annual } : timeWeighted),
              ),
              rate(
                `${levels.symbol}, ${messages.perYear}`,
                annualOf(plain.ok ? { ok: true, value: annualizedReturn(plain.value, last - first) } : plain),
              ),
            ],
          },
          {
            id: 'money-weighted',
            label: messages.moneyWeightedShort,
            cells: [
              rate(messages.moneyWeighted, valueOf(moneyWeighted)),
              rate(`${levels.symbol}, ${messages.moneyWeighted}`, valueOf(ofMoney)),
            ],
          },
          {
            id: 'closing',
            label: `${messages.sameFlows}, ${body.currency}`,
            cells: [
              amount(period.ok ? { ok: true, value: period.value.closing } : period),
              amount(equivalent.ok ? { ok: true, value: equivalent.value.closing } : equivalent),
            ],
          },
          {
            id: 'ratio',
            label: messages.ratio,
            cells: [
              <Figure
                key="ratio"
                kind="number"
                precision={3}
                label={messages.ratio}
                value={equivalent.ok ? equivalent.value.ratio : equivalent}
              />,
              '',
            ],
          },
        ]}
      />
      <p className={styles['quiet']}>
        {[
          levels.isTotalReturn ? messages.totalReturn : messages.priceReturn,
          ...(levels.currency === body.currency ? [] : [messages.converted(levels.currency, body.currency)]),
          ...(opening && opening.day > first
            ? [messages.measuredFrom(levels.symbol, formatDate(isoDate(opening.day)))]
            : []),
          ...(equivalent.ok && equivalent.value.closing < 0 ? [messages.belowZero] : []),
          messages.ratioExplained,
        ].join(' ')}
      </p>
    </>
  );
}

const annualOf = (annual: Result<number | null>): Result<number> => {
  if (!annual.ok) return annual;
  return annual.value === null
    ? { ok: false, reason: messages.lessThanAYear }
    : { ok: true, value: annual.value };
};
