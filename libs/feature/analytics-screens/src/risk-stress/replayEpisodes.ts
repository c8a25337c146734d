import type { Result } from '@finance-analyst/foundation';
import {
  alignToDays,
  type DatedColumn,
  dayNumber,
  type EpisodeReturn,
  replayEpisode,
} from '@finance-analyst/portfolio';
import { messages } from '../risk/messages.js';
import { daysPerYear } from '../risk-returns/analyzeRisk.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import type { RiskInput } from '../risk-worker/RiskInput.js';
import { namedEpisodes } from './namedEpisodes.js';

export interface ReplayedPosition {
  readonly position: RiskPosition;
  readonly replayed: EpisodeReturn;
}

export interface ReplayedEpisode {
  readonly id: (typeof namedEpisodes)[number]['id'];
  readonly positions: readonly ReplayedPosition[];
  /** In the currency of the portfolio, of what is covered. */
  readonly gain: number;
  /** Of today's value, by how it is covered; fractions. */
  readonly shares: { readonly own: number; readonly factor: number; readonly missing: number };
}

const noPrices = { ok: false, reason: messages.noPrices } as const;

/** Today's positions through each named episode, by their own levels or by their beta to a benchmark, in the currency of the portfolio. */
export function replayEpisodes(
  { positions, prices, rates, currency }: Omit<RiskInput, 'selection'>,
  factor: DatedColumn | null,
): readonly ReplayedEpisode[] {
  const [byId, byCurrency] = [new Map(prices), new Map(rates)];
  // Null for cash in the currency of the portfolio.
  const columns = positions.map((position): Result<DatedColumn | null> => {
    const found = position.isCash ? null : (byId.get(position.id) ?? noPrices);
    if (found && !found.ok) return found;
    const own = found?.value.currency ?? position.currency;
    const levels = found && { days: found.value.days, values: found.value.levels };
    if (own === currency) return { ok: true, value: levels };
    const rate = byCurrency.get(own) ?? { ok: false, reason: messages.noRate(own, currency) };
    if (!rate.ok || !levels) return rate;
    const aligned = alignToDays(levels.days, rate.value);
    return {
      ok: true,
      value: { days: levels.days, values: levels.values.map((level, at) => level * (aligned[at] as number)) },
    };
  });
  const total = positions.reduce((sum, { value }) => sum + Math.abs(value), 0);
  return namedEpisodes.map(({ id, from, to }): ReplayedEpisode => {
    const days = { from: Number(dayNumber(from)), to: Number(dayNumber(to)) };
    const replayed = positions.map((position, at): ReplayedPosition => {
      const column = columns[at] ?? noPrices;
      if (!column.ok) return { position, replayed: { kind: 'missing', reason: column.reason } };
      return {
        position,
        replayed: column.value
          ? replayEpisode(column.value, factor, days, daysPerYear)
          : { kind: 'own', total: 0 },
      };
    });
    const shareOf = (kind: EpisodeReturn['kind']): number =>
      replayed.reduce(
        (sum, each) =>
          each.replayed.kind === kind && total > 0 ? sum + Math.abs(each.position.value) / total : sum,
        0,
      );
    return {
      id,
      positions: replayed,
      gain: replayed.reduce(
        (sum, { position, replayed: each }) =>
          each.kind === 'missing' ? sum : sum + position.value * each.total,
        0,
      ),
      shares: { own: shareOf('own'), factor: shareOf('factor'), missing: shareOf('missing') },
    };
  });
}
