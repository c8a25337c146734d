import type { PortfolioBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import {
  bridgeOf,
  contributionToReturn,
  currencyPlaces,
  type FlowTiming,
  groupSegments,
  type HistoryByHolding,
  roundParts,
  type Segment,
} from '@finance-analyst/portfolio';
import { messages } from '../messages.js';
import type { GroupName } from '../selection/AnalyticsSelection.js';
import { cashId, groupOf, type HeldInstrument } from './groupOf.js';

/** What a part of a portfolio added to its return. */
export interface ContributionRow {
  readonly id: string;
  readonly name: string;
  /** Null if it is the name. */
  readonly symbol: string | null;
  /** A fraction of the return of the whole. */
  readonly contribution: number;
  /** In minor units of the currency of the portfolio; those of all rows add up to the gain in the bridge. */
  readonly gain: number;
  /** At the end of the window; NaN if it is not known. */
  readonly closing: number;
}

export interface Contributions {
  /** The largest first, by size. */
  readonly rows: readonly ContributionRow[];
  /** The time-weighted return, which is their sum. */
  readonly total: number;
}

type Names = Pick<PortfolioBody, 'accounts' | 'instruments'>;

/** The contributions of the holdings of a window and its cash, by group; what was not held in it is left out. */
export function contributionRows(
  { whole, holdings, cash }: HistoryByHolding,
  names: Names,
  group: GroupName,
  timing: FlowTiming,
  currencyOf: (held: HeldInstrument) => string,
): Result<Contributions> {
  const groups = groupSegments(holdings, (segment) => groupOf(segment, names, group, currencyOf));
  const parts: readonly (readonly [id: string, segment: Segment])[] = [
    ...groups,
    ...groupSegments(cash, () => cashId),
  ];
  const linked = contributionToReturn(
    whole,
    parts.map(([, segment]) => segment),
    timing,
  );
  if (!linked.ok) return linked;
  const bridge = bridgeOf(whole, 0, whole.days.length - 1);
  const raw = parts.map(([, { gains }]) => gains.subarray(1).reduce((sum, each) => sum + each, 0));
  const rounded = roundParts(
    raw,
    currencyPlaces(whole.currency) ?? 2,
    bridge.ok
      ? bridge.value.closing - bridge.value.opening - bridge.value.deposits + bridge.value.withdrawals
      : undefined,
  );
  const rows = parts.flatMap(([id, { values }], at): readonly ContributionRow[] => {
    const gain = rounded[at] ?? 0;
    const wasHeld = gain !== 0 || raw[at] !== 0 || values.some((value) => value !== 0);
    if (!wasHeld) return [];
    const instrument = group === 'holding' ? names.instruments.find((one) => one.id === id) : undefined;
    const name = id === cashId ? messages.cash : (instrument?.name ?? id);
    return [
      {
        id,
        name,
        symbol: instrument && name !== id ? id : null,
        contribution: linked.value.contributions[at] ?? 0,
        gain,
        closing: values.at(-1) ?? Number.NaN,
      },
    ];
  });
  return {
    ok: true,
    value: {
      rows: rows.toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
      total: linked.value.total,
    },
  };
}
