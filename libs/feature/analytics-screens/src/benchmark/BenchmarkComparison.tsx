import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { annualizedReturn, isoDate, publicMarketEquivalent } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import type { AskForRows, FigureQuestion } from '../rows/FigureQuestion.js';
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
  onAsk,
}: {
  readonly analysis: Analysis;
  readonly levels: BenchmarkLevels;
  readonly onAsk: AskForRows;
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
  const ask =
    (
      title: string,
      explained: string,
      more: Pick<FigureQuestion, 'isLinked' | 'benchmark'> = {},
    ): (() => void) =>
    () => {
      onAsk({ title, explained, from: 0, to: days.length - 1, part: null, ...more });
    };
  const { explained } = messages;
  const askTimeWeighted = ask(messages.timeWeighted, messages.timeWeightedDefined, { isLinked: true });
  const askCloses = ask(levels.symbol, explained.benchmark, { benchmark: 'closes' });
  const askMoneyWeighted = ask(messages.moneyWeighted, messages.moneyWeightedDefined);
  const askFlows = ask(`${messages.moneyWeighted}, ${levels.symbol}`, explained.ofMoney, {
    benchmark: 'flows',
  });
  const rate = (label: string, value: Result<number>, onExplain: () => void): ReactElement => (
    <Delta key={label} kind="rate" precision={2} label={label} onExplain={onExplain} value={value} />
  );
  const amount = (label: string, value: Result<number>, onExplain: () => void): ReactElement => (
    <Figure
      key={label}
      kind="amount"
      precision={2}
      unit="hidden"
      label={label}
      onExplain={value.ok ? onExplain : undefined}
      value={value}
    />
  );
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
                askTimeWeighted,
              ),
              rate(levels.symbol, plain, askCloses),
            ],
          },
          {
            id: 'annual',
            label: messages.perYear,
            cells: [
              rate(
                messages.perYear,
                annualOf(timeWeighted.ok ? { ok: true, value: timeWeighted.value.annual } : timeWeighted),
                askTimeWeighted,
              ),
              rate(
                `${levels.symbol}, ${messages.perYear}`,
                annualOf(plain.ok ? { ok: true, value: annualizedReturn(plain.value, last - first) } : plain),
                askCloses,
              ),
            ],
          },
          {
            id: 'money-weighted',
            label: messages.moneyWeighted,
            cells: [
              rate(messages.moneyWeighted, totalOf(moneyWeighted), askMoneyWeighted),
              rate(`${levels.symbol}, ${messages.moneyWeighted}`, totalOf(ofMoney), askFlows),
            ],
          },
          {
            id: 'money-weighted-annual',
            label: messages.moneyWeightedPerYear,
            cells: [
              rate(messages.moneyWeightedPerYear, annualOf(annualIn(moneyWeighted)), askMoneyWeighted),
              rate(
                `${levels.symbol}, ${messages.moneyWeightedPerYear}`,
                annualOf(annualIn(ofMoney)),
                askFlows,
              ),
            ],
          },
          {
            id: 'closing',
            label: `${messages.sameFlows}, ${body.currency}`,
            cells: [
              amount(
                messages.closingValue,
                period.ok ? { ok: true, value: period.value.closing } : period,
                ask(messages.closingValue, explained.value),
              ),
              amount(
                messages.sameFlows,
                equivalent.ok ? { ok: true, value: equivalent.value.closing } : equivalent,
                ask(messages.sameFlowsIn(levels.symbol), explained.sameFlows, { benchmark: 'flows' }),
              ),
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
                onExplain={
                  equivalent.ok && equivalent.value.ratio.ok
                    ? ask(messages.ratio, explained.ratio, { benchmark: 'flows' })
                    : undefined
                }
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

interface Returns {
  readonly total: number;
  readonly annual: number | null;
}

const totalOf = (found: Result<Returns>): Result<number> =>
  found.ok ? { ok: true, value: found.value.total } : found;

const annualIn = (found: Result<Returns>): Result<number | null> =>
  found.ok ? { ok: true, value: found.value.annual } : found;

const annualOf = (annual: Result<number | null>): Result<number> => {
  if (!annual.ok) return annual;
  return annual.value === null
    ? { ok: false, reason: messages.lessThanAYear }
    : { ok: true, value: annual.value };
};
