import type { DailyHistory } from '@finance-analyst/portfolio';

/** Days between deposits and withdrawals, whose returns a time-weighted return links. */
export interface ReturnLink {
  /** Places of the days at whose closes it begins and ends. */
  readonly from: number;
  readonly to: number;
  /** What came in less what went out on its days, all on the first with it. */
  readonly flow: number;
  /** A fraction; 1 + return of all links multiply to 1 + that of the window. */
  readonly return: number;
}

/** The links of a time-weighted return between two days: a new one begins with each day of a deposit or withdrawal. */
export function returnLinks(
  { inflows, outflows }: Pick<DailyHistory, 'inflows' | 'outflows'>,
  cumulative: Float64Array,
  first: number,
  last: number,
): readonly ReturnLink[] {
  const links: ReturnLink[] = [];
  const growthAt = (at: number): number => 1 + (cumulative[at] as number);
  let from = first;
  for (let at = first + 1; at <= last; at += 1) {
    const isLast = at === last;
    const hasNext = !isLast && (inflows[at + 1] !== 0 || outflows[at + 1] !== 0);
    if (!isLast && !hasNext) continue;
    const flow = (inflows[from + 1] as number) - (outflows[from + 1] as number);
    links.push({ from, to: at, flow, return: growthAt(at) / growthAt(from) - 1 });
    from = at;
  }
  return links;
}
