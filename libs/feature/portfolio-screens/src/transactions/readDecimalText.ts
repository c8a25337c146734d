import { type FigureFormatting, readEntry } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { mostPlaces } from '@finance-analyst/portfolio';
import { messages } from './messages.js';

/** A number in the notation of the locale, or a calculation, as the decimal text of a ledger: `1,234.50` is `1234.50`. */
export function readDecimalText(text: string, formatting: FigureFormatting): Result<string> {
  const entry = readEntry(text, { kind: 'number' }, {}, formatting);
  if (!entry.ok) return entry;
  const decimal = asTyped(text, entry.value) ?? withoutExponent(entry.value);
  const places = decimal.split('.')[1]?.length ?? 0;
  return places > mostPlaces
    ? { ok: false, reason: messages.tooManyDecimals(mostPlaces) }
    : { ok: true, value: decimal };
}

/** All digits as they were typed, which a number may not have; null if the text says more than digits. */
function asTyped(text: string, value: number): string | null {
  const plain = text.trim().replace(/[−–]/gu, '-').replace(/^\+/u, '');
  if (!/^-?[\d.,'’\s]+$/u.test(plain)) return null;
  const candidates = [plain.replace(/[,'’\s]/gu, ''), plain.replace(/[.'’\s]/gu, '').replace(',', '.')];
  const found = candidates.find((one) => /^-?\d+(?:\.\d+)?$/u.test(one) && Number(one) === value);
  return found ?? null;
}

function withoutExponent(value: number): string {
  const written = String(value);
  if (!written.includes('e')) return written;
  const fixed = value.toFixed(mostPlaces);
  return fixed.replace(/\.?0+$/u, '');
}
