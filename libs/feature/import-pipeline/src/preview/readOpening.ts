import { readEntry, type FigureFormatting } from '@finance-analyst/figures';
import { dayNumber } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';
import type { HeldBefore, OpeningPosition } from '../plan/HeldBefore.js';

/** An opening position as it is typed. */
export type OpeningTexts = Readonly<Record<keyof OpeningPosition, string>>;

export interface OpeningReading {
  /** Null if a text cannot be read. */
  readonly opening: OpeningPosition | null;
  readonly problems: Partial<OpeningTexts>;
}

const mostPlaces = 12;

/** The opening position that texts describe: a quantity and a cost above 0, acquired before the file needs it. */
export function readOpening(
  { quantity, price, date }: OpeningTexts,
  held: Pick<HeldBefore, 'quantity' | 'date'>,
  formatting: FigureFormatting,
): OpeningReading {
  const own = {
    // What was proposed has more digits than a number.
    quantity: quantity === held.quantity ? quantity : decimalOf(quantity, formatting),
    price: decimalOf(price, formatting),
    date: dayNumber(date.trim()) !== null && date.trim() <= held.date ? date.trim() : null,
  };
  const { quantity: shares, price: cost, date: day } = own;
  return {
    opening:
      shares !== null && cost !== null && day !== null ? { quantity: shares, price: cost, date: day } : null,
    problems: {
      ...(shares === null ? { quantity: messages.openingNeeded } : {}),
      ...(cost === null ? { price: messages.openingNeeded } : {}),
      ...(day === null ? { date: messages.openingDayNeeded(held.date) } : {}),
    },
  };
}

/** A number above 0 as decimal text; null if the text is none. */
function decimalOf(text: string, formatting: FigureFormatting): string | null {
  const entry = readEntry(text, { kind: 'number' }, {}, formatting);
  if (!entry.ok || entry.value <= 0) return null;
  const written = String(entry.value);
  return written.includes('e') || (written.split('.')[1]?.length ?? 0) > mostPlaces
    ? entry.value.toFixed(mostPlaces).replace(/\.?0+$/u, '')
    : written;
}
