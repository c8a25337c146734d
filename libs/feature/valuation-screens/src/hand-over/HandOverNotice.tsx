import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { HandOver } from './HandOver.js';
import { messages } from './messages.js';

/** Lists what was imported from the valuation tool and what was not. */
export function HandOverNotice({
  handOver,
  onDismiss,
}: {
  readonly handOver: HandOver;
  readonly onDismiss: () => void;
}) {
  const { format } = useFigureFormat();
  const notice = { tone: 'note', announce: 'polite', isForScreenAlone: true, onDismiss } as const;
  if (!handOver.ok)
    return (
      <Notice {...notice} title={messages.nothingTitle}>
        {handOver.reason}
      </Notice>
    );
  const { years, growth, operatingMargins, exitMultiple } = handOver.value;
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
    <Notice {...notice} title={messages.title}>
      {messages.carried(carried.join(', '))}{' '}
      {exitMultiple === null ? messages.netNotCarried : messages.notCarried}
    </Notice>
  );
}
