import type { Result } from '@finance-analyst/foundation';
import { linkAttribution } from '@finance-analyst/portfolio';
import { messages as common } from '../messages.js';
import { cashGroup } from './AttributionGroup.js';
import type { GroupMonth, SideMonth } from './AttributionSide.js';

/** What a group added to the active return; fractions, linked, so that those of all groups and months add up to it. */
export interface Effects {
  readonly allocation: number;
  readonly selection: number;
  readonly interaction: number;
  readonly total: number;
}

/** One month of a group. */
export interface AttributionMonth extends Effects {
  readonly id: string;
  /** NaN returns are of a side that did not hold the group. */
  readonly own: GroupMonth;
  readonly benchmark: GroupMonth;
}

export interface AttributionRow extends Effects {
  readonly id: string;
  readonly name: string;
  /** Averages over the months. */
  readonly weight: number;
  readonly benchmarkWeight: number;
  readonly months: readonly AttributionMonth[];
}

export interface AttributionTable {
  /** The largest effect first, by size. */
  readonly rows: readonly AttributionRow[];
  readonly sum: Effects;
  /** The linked returns, and their difference. */
  readonly own: number;
  readonly benchmark: number;
  readonly active: number;
}

const absent: GroupMonth = { weight: 0, return: Number.NaN };

/** Allocation, selection and interaction by group, linked over the months of both sides. */
export function attributionRows(
  own: readonly SideMonth[],
  benchmark: readonly SideMonth[],
): Result<AttributionTable> {
  const groups = [...new Set([...own, ...benchmark].flatMap((month) => [...month.groups.keys()]))];
  const at = (side: readonly SideMonth[], month: number, group: string): GroupMonth =>
    side[month]?.groups.get(group) ?? absent;
  const columnOf = (side: readonly SideMonth[], month: number, name: keyof GroupMonth): Float64Array =>
    Float64Array.from(groups, (group) => at(side, month, group)[name]);
  const linked = linkAttribution(
    own.map((_, month) => ({
      weights: columnOf(own, month, 'weight'),
      returns: columnOf(own, month, 'return'),
      benchmarkWeights: columnOf(benchmark, month, 'weight'),
      benchmarkReturns: columnOf(benchmark, month, 'return'),
    })),
  );
  if (!linked.ok) return linked;
  const { periods, total, benchmark: other, excess } = linked.value;
  const rows = groups.flatMap((group, place): readonly AttributionRow[] => {
    const months = own.map(({ id }, month): AttributionMonth => {
      const effects = periods[month];
      return {
        id,
        own: at(own, month, group),
        benchmark: at(benchmark, month, group),
        ...withTotal({
          allocation: effects?.allocation[place] ?? 0,
          selection: effects?.selection[place] ?? 0,
          interaction: effects?.interaction[place] ?? 0,
        }),
      };
    });
    if (months.every((month) => month.own.weight === 0 && month.benchmark.weight === 0)) return [];
    return [
      {
        id: group,
        name: group === cashGroup ? common.cash : group,
        weight: mean(months.map((month) => month.own.weight)),
        benchmarkWeight: mean(months.map((month) => month.benchmark.weight)),
        months,
        ...sumOf(months),
      },
    ];
  });
  return {
    ok: true,
    value: {
      rows: rows.toSorted((a, b) => Math.abs(b.total) - Math.abs(a.total)),
      sum: sumOf(rows),
      own: total,
      benchmark: other,
      active: excess,
    },
  };
}

const withTotal = (effects: Omit<Effects, 'total'>): Effects => ({
  ...effects,
  total: effects.allocation + effects.selection + effects.interaction,
});

function sumOf(parts: readonly Effects[]): Effects {
  const sum = (name: keyof Effects): number => parts.reduce((total, each) => total + each[name], 0);
  return {
    allocation: sum('allocation'),
    selection: sum('selection'),
    interaction: sum('interaction'),
    total: sum('total'),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;
