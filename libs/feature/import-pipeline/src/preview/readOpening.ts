import type { FigureFormatting } from '@finance-analyst/figures';
import { dayNumber } from '@finance-analyst/portfolio';
import { typedDecimal } from '../decimal/typedDecimal.js';
import { messages } from '../messages.js';
import type { HeldBefore, OpeningPosition } from '../plan/HeldBefore.js';

/** An opening position as it is typed. */
export type OpeningTexts = Readonly<Record<keyof OpeningPosition, string>>;

export interface OpeningReading {
  /** Null if a text cannot be read. */
  readonly opening: OpeningPosition | null;
  readonly problems: Partial<OpeningTexts>;
}

/** The opening position that texts describe: a quantity and a cost above 0, acquired before the file needs it. */
export function readOpening(
  { quantity, price, date }: OpeningTexts,
  held: Pick<HeldBefore, 'quantity' | 'date'>,
  formatting: FigureFormatting,
): OpeningReading {
  const own = {
    // What was proposed has more digits than a number.
    quantity: quantity !== '' && quantity === held.quantity ? quantity : positiveOf(quantity, formatting),
    price: positiveOf(price, formatting),
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

/** A number above 0 as decimal text; null if what was typed is none. */
function positiveOf(text: string, formatting: FigureFormatting): string | null {
  const number = typedDecimal(text, formatting);
  return number !== null && Number(number) > 0 ? number : null;
}
