import { WaterfallChart } from '@finance-analyst/charts';
import { writeSymbol, type ValuationModelBody } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo } from 'react';
import styles from './ComparisonDialog.module.css';
import { explainedDifference } from './explainedDifference.js';
import { messages } from './valueChangeMessages.js';

/** What explains the difference in value per share of two model states; nothing if no change of inputs does. */
export function ValueChangePanel({
  then,
  now,
}: {
  readonly then: ValuationModelBody;
  readonly now: ValuationModelBody;
}) {
  const { format: write } = useFigureFormat();
  // A thousand values at most: about 10 ms where the engine has run before, and 50 ms where it has not.
  const explained = useMemo(() => explainedDifference(then, now), [then, now]);
  const { currency, instrument } = now;
  const format = {
    kind: 'per-share',
    currency,
    precision: explained.ok ? explained.decimals : 2,
    sign: 'always',
    unit: 'hidden',
  } as const;
  const common = { title: messages.title, headingLevel: 3, format, rowTitle: messages.changedInput } as const;
  if (!explained.ok)
    return (
      <WaterfallChart
        {...common}
        summary={explained.reason}
        steps={[]}
        state={{ kind: 'empty', title: messages.notAvailable, message: explained.reason }}
      />
    );
  const { parts, total } = explained;
  const [largest] = parts;
  if (!largest) return null;
  const text = (amount: number): string => write(amount, format);
  const group = parts.find(({ names, label }) => names.length > 1 && label !== names.join(', '));
  return (
    <WaterfallChart
      {...common}
      note={messages.unit(currency)}
      summary={messages.summary(largest.label, text(largest.amount), text(total))}
      steps={[
        ...parts.map(({ id, label, amount, share }) => ({
          id,
          label,
          value: { ok: true as const, value: amount },
          role: 'flow' as const,
          share,
        })),
        {
          id: 'total',
          label: messages.difference,
          value: { ok: true, value: total },
          role: 'total',
          share: total === 0 ? undefined : 1,
        },
      ]}
      below={
        <p className={styles['quiet']}>
          {messages.method}
          {group && ` ${messages.grouped(group.names.join(', '))}`}
        </p>
      }
      fileName={`${writeSymbol(instrument)} difference in value`}
    />
  );
}
