import { Delta, Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { gainOf } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import type { Analysis } from './Analysis.js';

const pending: Result<number> = { ok: false, reason: messages.computing };

/** The value, the gain and the two main returns of the window, in one line. */
export function AnalyticsFigures({
  analysis,
  currency,
  onAsk,
}: {
  /** Null while it is computed. */
  readonly analysis: Analysis | null;
  readonly currency: string;
  readonly onAsk: AskForRows;
}): ReactElement {
  const { format, formatDate } = useFigureFormat();
  // To the unit: the bridge has the cents.
  const amount = { kind: 'amount', unit: 'hidden' } as const;
  const measures = analysis?.measures;
  const ask = (title: string, explained: string, isLinked = false): (() => void) | undefined =>
    analysis === null
      ? undefined
      : () => {
          const to = analysis.part.whole.days.length - 1;
          onAsk({ title, explained, from: 0, to, part: null, isLinked });
        };
  const annualOf = (annual: number | null | undefined): string | undefined =>
    annual === null || annual === undefined
      ? undefined
      : messages.annual(format(annual, { kind: 'rate', sign: 'always' }));
  const rate = (
    id: string,
    label: string,
    explained: string,
    found: Result<{ readonly total: number; readonly annual: number | null }> | undefined,
  ) => ({
    id,
    label,
    remark: found?.ok ? annualOf(found.value.annual) : undefined,
    children: (
      <Delta
        kind="rate"
        label={label}
        onExplain={ask(label, explained, id === 'time-weighted')}
        value={found === undefined ? pending : found.ok ? { ok: true, value: found.value.total } : found}
      />
    ),
  });
  return (
    <FigureList
      figures={[
        {
          id: 'value',
          label: messages.inCurrency(messages.value, currency),
          isAnswer: true,
          ...(analysis && { note: formatDate(analysis.window.closes) }),
          children: (
            <Figure
              {...amount}
              emphasis="answer"
              label={messages.value}
              onExplain={ask(messages.value, messages.explained.value)}
              value={closingOf(analysis)}
            />
          ),
        },
        {
          id: 'gain',
          label: messages.inCurrency(messages.gain, currency),
          children: (
            <Delta
              {...amount}
              label={messages.gain}
              onExplain={ask(messages.gain, messages.explained.gain)}
              value={gainIn(analysis)}
            />
          ),
        },
        rate('time-weighted', messages.timeWeighted, messages.timeWeightedDefined, measures?.timeWeighted),
        rate(
          'money-weighted',
          messages.moneyWeighted,
          messages.moneyWeightedDefined,
          measures?.moneyWeighted,
        ),
      ]}
    />
  );
}

const closingOf = (analysis: Analysis | null): Result<number> => {
  if (!analysis) return pending;
  const { period } = analysis.measures;
  return period.ok ? { ok: true, value: period.value.closing } : period;
};

const gainIn = (analysis: Analysis | null): Result<number> => {
  if (!analysis) return pending;
  const { period } = analysis.measures;
  return period.ok ? { ok: true, value: gainOf(period.value) } : period;
};
