import { percent, reason, type Reason, type Result } from '@finance-analyst/foundation';
import type { InputValues } from '@finance-analyst/model-engine';
import { highestStartingGrowth, lowestStartingGrowth } from '../default-assumptions/revenueGrowth.js';
import { inputsOf } from '../default-assumptions/defaultAssumptions.js';
import type { CompanyDefaults } from './CompanyDefaults.js';
import { isWritable } from '../derived-defaults/isComputed.js';
import { fadeTo } from '../default-assumptions/fadeTo.js';
import { straightTo } from './straightTo.js';
import { profitableMargins } from './companyMargin.js';
import { quartilesOf } from './quartilesOf.js';
import { fadeSpeed } from './companyGrowth.js';
import { yearlyGrowth } from './yearlyGrowth.js';

/** A view of the company that differs from the defaults in growth and margin. */
export interface CompanyScenario {
  readonly name: 'cautious' | 'base' | 'optimistic';
  readonly reason: Reason;
  /** The inputs that differ, a figure for each forecast year. */
  readonly changes: InputValues;
}

/**
 * Three scenarios from the company's own history: the base's growth and margin moved down, as they are, and moved up, by
 * the gap between the median and a quartile of its years; the move of growth fades, that of the margin builds up. None for a company with fewer than four years of growth or of profitable margins.
 */
export function companyScenarios(
  defaults: Pick<CompanyDefaults, 'assumptions' | 'historicalYears' | 'base' | 'years'>,
): Result<readonly CompanyScenario[]> {
  return scenariosOfInputs(defaults, inputsOf(defaults.assumptions));
}

/** The same from the inputs of a model: what the analyst changed moves the scenarios with it. */
export function scenariosOfInputs(
  defaults: Pick<CompanyDefaults, 'historicalYears' | 'base' | 'years'>,
  inputs: InputValues,
): Result<readonly CompanyScenario[]> {
  const growths = quartilesOf(yearlyGrowth(defaults.historicalYears));
  const margins = quartilesOf(profitableMargins(defaults.historicalYears).map(({ value }) => value));
  const growthPath = inputs['revenue_growth'];
  const marginPath = inputs['operating_margin'];
  if (
    typeof marginPath !== 'object' ||
    marginPath.includes(null) ||
    typeof growthPath !== 'object' ||
    growthPath.includes(null)
  )
    return { ok: false, reason: 'The operating margin has not been entered.' };
  if (!growths || !margins)
    return { ok: false, reason: 'Fewer than four years of growth and profitable margins are available.' };
  const growth = growthPath as readonly number[];
  const margin = marginPath as readonly number[];
  const growthNow = growth[0] as number;
  const marginFinal = margin.at(-1) as number;
  const speed = fadeSpeed(growthNow);
  const moved = (
    name: 'cautious' | 'optimistic',
    growthGap: number,
    marginGap: number,
    quartile: 'lower' | 'upper',
  ): CompanyScenario => {
    const growthShift = shiftWithin(growthNow, growthGap, lowestStartingGrowth, highestStartingGrowth);
    const marginShift = shiftWithin(marginFinal, marginGap, 0, 1);
    const isLimited = growthShift !== growthGap || marginShift !== marginGap;
    const fading = fadeTo(growthShift, 0, defaults.years, speed);
    const growing = straightTo(0, marginShift, defaults.years);
    return {
      name,
      reason: reason`Growth starts at ${percent(growthNow + growthShift)} and the margin ends at ${percent(marginFinal + marginShift)}: the base, shifted by the gap between the median and the ${quartile} quartile of the company’s past years${isLimited ? ', within limits' : ''}`,
      changes: {
        revenue_growth: growth.map((value, index) => value + (fading[index] ?? 0)),
        operating_margin: margin.map((value, index) => value + (growing[index] ?? 0)),
      },
    };
  };
  const scenarios: readonly CompanyScenario[] = [
    moved('cautious', growths.lower - growths.middle, margins.lower - margins.middle, 'lower'),
    { name: 'base', reason: 'The defaults', changes: {} },
    moved('optimistic', growths.upper - growths.middle, margins.upper - margins.middle, 'upper'),
  ];
  return scenarios.every(isComputedScenario)
    ? { ok: true, value: scenarios }
    : { ok: false, reason: 'Growth or the operating margin is too large to compute scenarios from.' };
}

/** Whether a scenario has finite figures only, in its text too. */
export const isComputedScenario = ({ reason: text, changes }: CompanyScenario): boolean =>
  isWritable(text) && Object.values(changes).flat().every(Number.isFinite);

/** A shift of a figure that leaves it within limits, and on the side of it that the gap is on where it is beyond them itself. */
function shiftWithin(figure: number, gap: number, least: number, most: number): number {
  return gap < 0
    ? Math.min(Math.max(figure + gap, least) - figure, 0)
    : Math.max(Math.min(figure + gap, most) - figure, 0);
}
