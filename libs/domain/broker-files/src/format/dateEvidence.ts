import { dateParts } from './dateParts.js';

/** What cells say of the order of day and month. */
export interface DateEvidence {
  readonly dates: number;
  /** Dates whose day and month are two numbers before or after the year. */
  readonly unordered: number;
  readonly votes: { readonly 'month-first': number; readonly 'day-first': number };
  /** A cell such as 03/04/2024 reads differently in either order. */
  readonly hasOpenCell: boolean;
}

/** A number above 12 is a day. */
export function dateEvidence(cells: readonly string[]): DateEvidence {
  const votes = { 'month-first': 0, 'day-first': 0 };
  let [dates, unordered] = [0, 0];
  let hasOpenCell = false;
  for (const cell of cells) {
    const parts = dateParts(cell);
    if (!parts) continue;
    dates++;
    if (parts.isOrdered) continue;
    unordered++;
    if (parts.first > 12) votes['day-first']++;
    else if (parts.second > 12) votes['month-first']++;
    else if (parts.first !== parts.second) hasOpenCell = true;
  }
  return { dates, unordered, votes, hasOpenCell };
}
