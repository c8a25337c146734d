import type { Result } from '@finance-analyst/foundation';
import { weightedReturns } from '@finance-analyst/portfolio';
import { windowOf } from '../selection/windowOf.js';
import { messages } from '../risk/messages.js';
import type { LevelsTogether } from './levelsTogether.js';
import type { RiskAnalysis, RiskAsset, RiskReturns } from './RiskAnalysis.js';

/** Trading days. */
export const daysPerYear = 252;

/** The returns of today's weights over the window that is chosen. */
export function analyzeRisk<Given extends Pick<RiskAnalysis, 'selection'>>(
  { days, assets }: Pick<LevelsTogether, 'days' | 'assets'>,
  given: Given,
): Result<Given & RiskReturns> {
  if (!assets.some(({ position, isConstant }) => !position.isCash && !isConstant))
    return { ok: false, reason: messages.nothingPriced };
  const value = assets.reduce((sum, { position }) => sum + position.value, 0);
  if (!(value > 0)) return { ok: false, reason: messages.noPositiveValue };
  const window = windowOf(days, given.selection);
  if (!window.ok) return { ok: false, reason: messages.noDays };
  const { from, to } = window.value;
  const own = assets.map(({ position, levels, isConstant }): RiskAsset => {
    const inWindow = levels.subarray(from, to + 1);
    return {
      position,
      weight: position.value / value,
      levels: inWindow,
      returns: returnsOf(inWindow),
      isConstant,
    };
  });
  const returns = weightedReturns(
    { returns: own.map((asset) => asset.returns), periodsPerYear: daysPerYear },
    Float64Array.from(own, ({ weight }) => weight),
  );
  if (!returns.ok) return { ok: false, reason: to - from < 2 ? messages.noDays : returns.reason };
  return {
    ok: true,
    value: {
      ...given,
      window: window.value,
      days: days.subarray(from, to + 1),
      assets: own,
      value,
      daily: { returns: returns.value, periodsPerYear: daysPerYear },
      isTotalReturn: assets.every(({ isTotalReturn }) => isTotalReturn),
    },
  };
}

const returnsOf = (levels: Float64Array): Float64Array =>
  Float64Array.from(
    { length: levels.length - 1 },
    (_, at) => (levels[at + 1] as number) / (levels[at] as number) - 1,
  );
