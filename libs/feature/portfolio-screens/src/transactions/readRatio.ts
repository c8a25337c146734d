import type { FigureFormatting } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { LedgerRow, RowKind } from '@finance-analyst/portfolio';
import { messages } from './messages.js';
import { readDecimalText } from './readDecimalText.js';

/** How many new shares replace how many old ones. */
export type Ratio = NonNullable<LedgerRow['ratio']>;

const kinds: ReadonlySet<RowKind> = new Set(['split', 'bonus', 'spin-off', 'rights', 'merger']);

/** Whether a transaction of a kind has a ratio, which is entered in the cell of its quantity. */
export const hasRatio = (kind: RowKind | undefined): boolean => kind !== undefined && kinds.has(kind);

/** A ratio as it is written: `2:1`, `2 for 1` or `2/1`; null if a text has not two numbers. */
export function readRatio(text: string, formatting: FigureFormatting): Result<Ratio> | null {
  const [, received, held] = /^([^:/]+?)\s*(?::|\/|[\s-]for[\s-])\s*([^:/]+)$/iu.exec(text.trim()) ?? [];
  if (received === undefined || held === undefined) return null;
  const numbers = [received, held].map((part) => readDecimalText(part, formatting));
  const [first, second] = numbers;
  if (!first?.ok || !second?.ok || Number(first.value) <= 0 || Number(second.value) <= 0)
    return { ok: false, reason: messages.enterRatio };
  return { ok: true, value: { received: first.value, held: second.value } };
}

/** A single number as the ratio to one old share: `1.5` is 1.5:1. */
export function readSingleRatio(text: string, formatting: FigureFormatting): Result<Ratio> {
  const read = readDecimalText(text, formatting);
  return read.ok && Number(read.value) > 0
    ? { ok: true, value: { received: read.value, held: '1' } }
    : { ok: false, reason: messages.enterRatio };
}
