import { Delta, Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { gainOf } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import type { Analysis } from './Analysis.js';
import { LoadingFigure } from './LoadingFigure.js';

/** The value, the gain and the two main returns of the window, in one line. */
export function AnalyticsFigures({
  analysis,
  missing,
  currency,
  onAsk,
}: {
  /** Null while it is computed, or if it cannot be. */
  readonly analysis: Analysis | null;
  /** Why there are no figures; null while they load. */
  readonly missing: string | null;
  readonly currency: string;
  readonly onAsk: AskForRows;
}): ReactElement {
  const { format, formatDate } = useFigureFormat();
  // To the unit: the bridge has the cents.
  const amount = { kind: 'amount', unit: 'hidden' } as const;
  const measures = analysis?.measures;
  const isLoading = analysis === null && missing === null;
  const none: Result<number> = { ok: false, reason: missing ?? messages.computing };
  const shownOrLoading = (figure: ReactElement): ReactElement =>
    isLoading ? <LoadingFigure label={messages.loadingFigures} /> : figure;
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
    // While it loads, an empty one has the room of the rate a year.
    remark: isLoading ? '\u00A0'.repeat(24) : found?.ok ? annualOf(found.value.annual) : undefined,
    children: shownOrLoading(
      <Delta
        kind="rate"
        label={label}
        onExplain={ask(label, explained, id === 'time-weighted')}
        value={found === undefined ? none : found.ok ? { ok: true, value: found.value.total } : found}
      />,
    ),
  });
  return (
    <FigureList
      figures={[
        {
          id: 'value',
          // While it loads, the label has the room of the date.
          label: `${messages.inCurrency(messages.value, currency)}${isLoading ? ` ${'\u00A0'.repeat(14)}` : ''}`,
          isAnswer: true,
          ...(analysis && { note: formatDate(analysis.window.closes) }),
          children: shownOrLoading(
            <Figure
              {...amount}
              emphasis="answer"
              label={messages.value}
              onExplain={ask(messages.value, messages.explained.value)}
              value={analysis ? closingOf(analysis) : none}
            />,
          ),
        },
        {
          id: 'gain',
          label: messages.inCurrency(messages.gain, currency),
          children: shownOrLoading(
            <Delta
              {...amount}
              label={messages.gain}
              onExplain={ask(messages.gain, messages.explained.gain)}
              value={analysis ? gainIn(analysis) : none}
            />,
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

const closingOf = (analysis: Analysis): Result<number> => {
  const { period } = analysis.measures;
  return period.ok ? { ok: true, value: period.value.closing } : period;
};

const gainIn = (analysis: Analysis): Result<number> => {
  const { period } = analysis.measures;
  return period.ok ? { ok: true, value: gainOf(period.value) } : period;
};
