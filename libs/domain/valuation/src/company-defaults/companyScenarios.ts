import { percent, reason, type Reason, type Result } from '@finance-analyst/foundation';
import type { InputValues } from '@finance-analyst/model-engine';
import { highestStartingGrowth, lowestStartingGrowth } from '../default-assumptions/revenueGrowth.js';
import { inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import type { CompanyDefaults } from './CompanyDefaults.js';
import { fadeTo, straightTo } from './fadeTo.js';
import { marginOf, profitableMargins } from './companyMargin.js';
import { quartilesOf } from './quartilesOf.js';
import { fadeSpeed } from './companyGrowth.js';
import { yearlyGrowth } from './revenueHistory.js';

/** A view of the company that differs from the defaults in growth and margin. */
export interface CompanyScenario {
  readonly name: 'cautious' | 'base' | 'optimistic';
  readonly reason: Reason;
  /** The inputs that differ, a figure for each forecast year. */
  readonly changes: InputValues;
}

/**
 * Three scenarios from the company's own history: growth and final margin a quartile of its years lower, as by default,
 * and a quartile higher. None for a company with fewer than four years of growth or of profitable margins.
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
  const marginNow = marginOf(defaults.base, defaults.historicalYears.at(-1))?.value;
  const marginPath = inputs['operating_margin'];
  if (
    typeof marginPath !== 'object' ||
    marginPath.includes(null) ||
    marginNow === undefined ||
    typeof growthPath !== 'object'
  )
    return { ok: false, reason: 'The operating margin is not decided.' };
  if (!growths || !margins)
    return { ok: false, reason: 'Fewer than four years of growth and profitable margins are known.' };
  const terminalGrowth = numberIn(inputs, 'terminal_growth');
  const growthNow = growthPath[0] as number;
  const marginFinal = numberIn(inputs, 'operating_margin');
  const moved = (
    name: 'cautious' | 'optimistic',
    growth: number,
    margin: number,
    word: string,
  ): CompanyScenario => {
    const start = Math.min(Math.max(growthNow + growth, lowestStartingGrowth), highestStartingGrowth);
    const final = Math.min(Math.max(marginFinal + margin, 0), 1);
    const isLimited = start !== growthNow + growth || final !== marginFinal + margin;
    return {
      name,
      reason: reason`Growth starts at ${percent(start)} and the margin ends at ${percent(final)}: as far ${word} the default as the ${word === 'below' ? 'lower' : 'upper'} quartile of its years is from the middle one${isLimited ? ', within limits' : ''}`,
      changes: {
        revenue_growth: fadeTo(start, terminalGrowth, defaults.years, fadeSpeed(start)),
        operating_margin: straightTo(marginNow, final, defaults.years),
      },
    };
  };
  return {
    ok: true,
    value: [
      moved('cautious', growths.lower - growths.middle, margins.lower - margins.middle, 'below'),
      { name: 'base', reason: 'The defaults', changes: {} },
      moved('optimistic', growths.upper - growths.middle, margins.upper - margins.middle, 'above'),
    ],
  };
}
