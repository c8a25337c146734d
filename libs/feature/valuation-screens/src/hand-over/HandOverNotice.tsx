import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { QuickHandOver } from '@finance-analyst/valuation';
import { messages } from './messages.js';

/** Says what of the valuation tool is in the model now, and what is not. */
export function HandOverNotice({
  handOver: { years, growth, operatingMargins, exitMultiple },
  onDismiss,
}: {
  readonly handOver: QuickHandOver;
  readonly onDismiss: () => void;
}) {
  const { format } = useFigureFormat();
  const rate = (value: number): string => format(value, { kind: 'rate', precision: 1 });
  const carried = [
    messages.years(years),
    messages.growth(rate(growth)),
    ...(operatingMargins
      ? [messages.margins(rate(operatingMargins[0] ?? 0), rate(operatingMargins.at(-1) ?? 0))]
      : []),
    ...(exitMultiple === null
      ? []
      : [messages.exitMultiple(format(exitMultiple, { kind: 'multiple', precision: 1 }))]),
  ];
  return (
    <Notice tone="note" title={messages.title} announce="polite" isForScreenAlone onDismiss={onDismiss}>
      {messages.carried(carried.join(', '))}{' '}
      {exitMultiple === null ? messages.netNotCarried : messages.notCarried}
    </Notice>
  );
}
