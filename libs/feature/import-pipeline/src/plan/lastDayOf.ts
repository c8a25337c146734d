import type { BrokerFile } from '@finance-analyst/broker-files';

/** The day of the last transaction of a file, or of its close if that is later; null if it has neither. */
export function lastDayOf({
  transactions,
  closing,
}: Pick<BrokerFile, 'transactions' | 'closing'>): string | null {
  let last = closing?.date ?? '';
  for (const { row } of transactions) if (row.date > last) last = row.date;
  return last || null;
}
