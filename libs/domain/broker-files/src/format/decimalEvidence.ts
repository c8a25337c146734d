import type { DecimalSign } from './FileFormat.js';
import { isNumeric } from './isNumeric.js';

/** What cells say of the decimal sign. */
export interface DecimalEvidence {
  readonly votes: Readonly<Record<DecimalSign, number>>;
  /** A cell such as `1,234` reads differently with either sign. */
  readonly hasOpenCell: boolean;
}

/**
 * The last of two kinds of signs is the decimal sign, and so is one that is not followed by three digits, that follows a
 * lone 0 or more than three digits. One that occurs twice is the thousands sign.
 */
export function decimalEvidence(cells: readonly string[]): DecimalEvidence {
  const votes = { '.': 0, ',': 0 };
  let hasOpenCell = false;
  for (const cell of cells) {
    if (!isNumeric(cell)) continue;
    const digits = cell.replaceAll(/[^\d.,]/g, '').replace(/^[.,](?=\d{4,}|\d{1,2}$)/, '0$&');
    const vote = voteOf(digits);
    if (vote === 'open') hasOpenCell = true;
    else if (vote) votes[vote]++;
  }
  return { votes, hasOpenCell };
}

function voteOf(digits: string): DecimalSign | 'open' | null {
  const signs = digits.replaceAll(/\d/g, '');
  if (signs === '') return null;
  const last = signs.endsWith('.') ? '.' : ',';
  const other = last === '.' ? ',' : '.';
  if (signs.includes(other)) return last;
  if (signs.length > 1) return other;
  const [whole = '', fraction = ''] = digits.split(last);
  return fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? 'open' : last;
}
