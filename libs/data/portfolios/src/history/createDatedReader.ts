import { dayNumber } from '@finance-analyst/portfolio';

/** Figures on days since 1970-01-01, rising. */
export interface Dated {
  readonly days: Int32Array;
  readonly values: Float64Array;
}

/** Reads dates of many columns; those that occur before are not read again. */
export function createDatedReader(): <Item extends { readonly date: string }>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
) => Dated {
  const known = new Map<string, number>();
  const dayOf = (date: string): number => {
    let day = known.get(date);
    if (day === undefined) {
      day = dayNumber(date) ?? Number.NaN;
      known.set(date, day);
    }
    return day;
  };
  return (items, valueOf) => {
    const readable = items.filter(({ date }) => !Number.isNaN(dayOf(date)));
    return {
      days: Int32Array.from(readable, ({ date }) => dayOf(date)),
      values: Float64Array.from(readable, valueOf),
    };
  };
}
