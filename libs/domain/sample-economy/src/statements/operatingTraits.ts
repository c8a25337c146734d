import { exchangeOf } from '../SampleExchange.js';
import { createRandomStream } from '../createRandomStream.js';
import type { SampleCompany } from '../SampleCompany.js';
import type { Fade } from './Fade.js';
import type { OperatingCharacter } from './operatingCharacters.js';

/** A character made one company's own. */
export interface OperatingTraits extends OperatingCharacter {
  /** In currency units. */
  readonly firstAnnualRevenue: number;
  readonly taxRate: number;
  readonly borrowingRate: number;
  readonly cycleYears: number;
  /** The first quarter's position in the cycle, as a fraction of it. */
  readonly cyclePhase: number;
}

const scaled = ([first, last]: Fade, factor: number): Fade => [first * factor, last * factor];

/** Draws a company's traits around its character; each draw is small enough to keep the character recognizable. */
export function operatingTraits(
  seed: number,
  company: SampleCompany,
  character: OperatingCharacter,
): OperatingTraits {
  const draw = createRandomStream(seed, company.symbol, 'traits');
  const exchange = exchangeOf(company.exchange);
  const around = (spread: number) => draw.between(1 - spread, 1 + spread);
  return {
    ...character,
    growth: scaled(character.growth, around(0.25)),
    grossMargin: character.grossMargin * around(0.05),
    operatingMargin: scaled(character.operatingMargin, around(0.12)),
    plantShare: character.plantShare * around(0.15),
    receivablesShare: character.receivablesShare * around(0.2),
    inventoryShare: character.inventoryShare * around(0.2),
    payablesShare: character.payablesShare * around(0.2),
    goodwillShare: character.goodwillShare * around(0.3),
    debtShare: character.debtShare * around(0.12),
    payoutRatio: character.payoutRatio * around(0.15),
    enterpriseMultiple: scaled(character.enterpriseMultiple, around(0.12)),
    firstAnnualRevenue: company.firstRevenueMillions * 1e6 * exchange.unitsPerDollar,
    taxRate: exchange.taxRate,
    borrowingRate: exchange.borrowingRate + character.debtSpread,
    cycleYears: draw.between(4, 6.5),
    cyclePhase: draw.between(0, 1),
  };
}
