import { number, percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { companyGrowth, startingGrowth } from './companyGrowth.js';
import { companyMargin, marginPath } from './companyMargin.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { fadeTo } from '../default-assumptions/fadeTo.js';
import { highestSalesToCapital, lowestSalesToCapital, salesToCapital } from './salesToCapital.js';
import { companyTaxRate } from './companyTaxRate.js';

/**
 * Revenue added per unit of capital by year: the company’s own at first, and then what makes reinvestment, as a share of NOPAT, go
 * in equal steps to that after the forecast, terminal growth ÷ RONIC. Growth, margins and taxes are the company’s defaults, so that
 * more growth than these costs more capital; the company’s own ratio stays where they are not known. The result is a function of
 * RONIC, the return on new capital after the forecast as a fraction: all else is computed once.
 * Source: Koller, Goedhart, Wessels, Valuation, 7th ed., chapters 3 and 14.
 */
export function reinvestmentPath(
  basis: DefaultBasis,
  derivation: DerivationBasis,
): (ronic: number) => Assumption {
  const { assumption: start, words } = salesToCapital(basis);
  const { years } = derivation;
  const own = start.value as number;
  const terminalGrowth = numberIn(derivation.inputs, 'terminal_growth');
  const isFading = derivation.inputs['ronic_method'] === 'fading';
  const growth = numbersOf(companyGrowth(startingGrowth(basis), years, terminalGrowth));
  const margins = nopatMargins(basis, years);
  const first = margins.findIndex((margin) => margin > 0);
  /** The share of revenue that is new. */
  const added = growth.map((rate) => Math.max(rate, 0) / (1 + rate));
  const startingRate = (added[first] as number) / (own * (margins[first] as number));
  return (ronic) => {
    const terminalRate = Math.max(terminalGrowth, 0) / ronic;
    if (!(ronic > 0 && terminalRate < 1) || first === -1) return start;
    const rates = fadeTo(startingRate, terminalRate, years - first);
    const value = added.map((share, year) => {
      const margin = margins[year] as number;
      const invested = (rates[year - first] ?? 0) * margin;
      const ratio = share / invested;
      if (!(year > first && ratio > 0 && invested > 0)) return own;
      // New capital does not return less than RONIC on its way there, unless it did so from the start.
      const lowest = Math.max(Math.min(ronic / margin, own), lowestSalesToCapital);
      return Math.min(Math.max(ratio, lowest), highestSalesToCapital);
    });
    const last = value.at(-1) as number;
    // A buyout has the same ratio in every year, and says so in the same place.
    const path = value.every((ratio) => ratio === own)
      ? start.reason
      : reason`Moves to ${number(last, 2)} from ${words.ratio}; ${words.from}`;
    return {
      ...start,
      value,
      reason: reason`${path}; reinvestment goes from ${percent(startingRate)} of NOPAT to ${percent(terminalRate)} after the forecast, terminal growth ÷ ${isFading ? 'the cost of capital that RONIC fades to,' : 'RONIC of'} ${percent(ronic)}`,
    };
  };
}

/** NOPAT over revenue by year; none of a company that makes a loss, whose margins are the analyst’s. */
function nopatMargins(basis: DefaultBasis, years: number): readonly number[] {
  const path = marginPath(basis);
  if (!path || path.target === null) return [];
  const margins = numbersOf(companyMargin(path, path.target, years));
  return numbersOf(companyTaxRate(basis, years)).map((tax, year) => (margins[year] as number) * (1 - tax));
}

const numbersOf = ({ value }: Assumption): readonly number[] => value as readonly number[];
