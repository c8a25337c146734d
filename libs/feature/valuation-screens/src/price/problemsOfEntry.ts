import { messages } from './messages.js';

/** No share traded before; a year typed in two digits is read as one of antiquity. */
const firstDay = '1900-01-01';

/** What is wrong with each part of a price entry; null for a part that is right. `day` and `today` are ISO dates. */
export function problemsOfEntry(
  { price, day }: { readonly price: number | null; readonly day: string },
  today: string,
): { readonly price: string | null; readonly day: string | null } {
  return {
    price: price === null ? messages.priceNeeded : price > 0 ? null : messages.priceNotPositive,
    day: !/^\d{4}-\d{2}-\d{2}$/u.test(day)
      ? messages.dayNeeded
      : day > today
        ? messages.dayAhead
        : day < firstDay
          ? messages.dayTooEarly
          : null,
  };
}
