import type { Result } from '@finance-analyst/foundation';
import { rowKinds, type RowKind } from '@finance-analyst/portfolio';
import { messages } from './messages.js';

/** Kinds that most ledgers consist of: a prefix means one of these first. */
const usualKinds: ReadonlySet<RowKind> = new Set([
  'buy',
  'sell',
  'dividend',
  'interest',
  'fee',
  'tax',
  'deposit',
  'withdrawal',
  'transfer',
]);

const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]+/gu, '');

/** The kind of a row by its name or the beginning of it: `Buy`, `div`, `spin off`. */
export function readKind(text: string): Result<RowKind> {
  const sought = plain(text);
  if (sought === '') return { ok: false, reason: messages.needed(messages.columns.kind) };
  const namesOf = (kind: RowKind): readonly string[] => [plain(kind), plain(messages.kinds[kind])];
  const named = rowKinds.find((kind) => namesOf(kind).includes(sought));
  if (named) return { ok: true, value: named };
  const begun = rowKinds.filter((kind) => namesOf(kind).some((name) => name.startsWith(sought)));
  const usual = begun.filter((kind) => usualKinds.has(kind));
  const [only, ...others] = usual.length > 0 ? usual : begun;
  if (!only) return { ok: false, reason: messages.noKind(text.trim()) };
  return others.length === 0
    ? { ok: true, value: only }
    : {
        ok: false,
        reason: messages.ambiguous(
          text.trim(),
          [only, ...others].map((kind) => messages.kinds[kind]),
        ),
      };
}
