import { writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import {
  type FlowTiming,
  groupSegments,
  type HistoryByHolding,
  isoDate,
  type MarketTable,
  partOfHistory,
  type Segment,
  weightsAndReturns,
} from '@finance-analyst/portfolio';
import { placeOn } from '../selection/windowOf.js';
import { cashGroup, type GroupOf } from './AttributionGroup.js';
import type { MonthDays, SideMonth } from './AttributionSide.js';
import { messages } from './messages.js';

/** The groups of a portfolio's holdings and its cash by month, or why they are not known. */
export function portfolioSide(
  name: string,
  { whole, holdings, cash }: HistoryByHolding,
  { prices }: Pick<MarketTable, 'prices'>,
  months: readonly MonthDays[],
  timing: FlowTiming,
  groupOf: GroupOf,
): Result<readonly SideMonth[]> {
  const currencies = new Map(
    prices.map(({ instrument, currency }) => [writeSymbol(instrument), currency] as const),
  );
  const groups: readonly (readonly [string, Segment])[] = [
    ...groupSegments(holdings, ({ instrument }) => {
      const id = writeSymbol(instrument);
      return groupOf(id, currencies.get(id) ?? null);
    }),
    ...groupSegments(cash, () => cashGroup),
  ];
  const found: SideMonth[] = [];
  for (const { id, opens, closes } of months) {
    const [from, to] = [placeOn(whole.days, opens), placeOn(whole.days, closes)];
    if (from < 0) return { ok: false, reason: messages.startsLater(name, isoDate(opens)) };
    const part = partOfHistory(whole, from, to);
    const segments = groups.map(([, { values, flows, gains }]) => ({
      values: values.subarray(from, to + 1),
      flows: flows.subarray(from, to + 1),
      gains: gains.subarray(from, to + 1),
    }));
    const month = weightsAndReturns(part, segments, timing);
    if (!month.ok) return { ok: false, reason: messages.inMonth(id, `${name}: ${month.reason}`) };
    found.push({
      id,
      groups: new Map(
        groups.map(([group], at) => [
          group,
          { weight: month.value.weights[at] as number, return: month.value.returns[at] as number },
        ]),
      ),
    });
  }
  return { ok: true, value: found };
}
