import type { DailyHistory, FlowTiming } from '@finance-analyst/portfolio';

/** Days between deposits and withdrawals, whose returns a time-weighted return links. */
export interface ReturnLink {
  /** Places of the days at whose closes it begins and ends. */
  readonly from: number;
  readonly to: number;
  /** What came in less what went out since the end of the link before. */
  readonly flow: number;
  /** With the deposits and withdrawals that count from its start. */
  readonly start: number;
  /** Before the deposits and withdrawals that count at its end. */
  readonly end: number;
  /** end ÷ start − 1 as a fraction; 0 if nothing is invested. 1 + return of all links multiply to 1 + that of the window. */
  readonly return: number;
}

type Flows = Pick<DailyHistory, 'values' | 'inflows' | 'outflows'>;

/** The links of a time-weighted return between two days: deposits and withdrawals are at their ends, where they count. */
export function returnLinks(
  history: Flows,
  timing: FlowTiming,
  first: number,
  last: number,
): readonly ReturnLink[] {
  const values = carriedValues(history, first, last);
  const flowAt = (at: number, when: 'start' | 'end'): number =>
    (timing.inflows === when ? (history.inflows[at] as number) : 0) -
    (timing.outflows === when ? (history.outflows[at] as number) : 0);
  const hasFlow = (at: number, when: 'start' | 'end'): boolean =>
    (timing.inflows === when && history.inflows[at] !== 0) ||
    (timing.outflows === when && history.outflows[at] !== 0);
  const links: ReturnLink[] = [];
  let from = first;
  let before = values[0] as number;
  for (let at = first + 1; at <= last; at += 1) {
    if (at < last && !hasFlow(at, 'end') && !hasFlow(at + 1, 'start')) continue;
    const start = (values[from - first] as number) + flowAt(from + 1, 'start');
    const end = (values[at - first] as number) - flowAt(at, 'end');
    links.push({ from, to: at, flow: start - before, start, end, return: start === 0 ? 0 : end / start - 1 });
    from = at;
    before = end;
  }
  return links;
}

/** The values from one day to another; on a day without one, that of the day before with the flows of the day. */
function carriedValues({ values, inflows, outflows }: Flows, first: number, last: number): Float64Array {
  const carried = values.slice(first, last + 1);
  for (let at = 1; at < carried.length; at += 1)
    if (Number.isNaN(carried[at]))
      carried[at] =
        (carried[at - 1] as number) + (inflows[first + at] as number) - (outflows[first + at] as number);
  return carried;
}
