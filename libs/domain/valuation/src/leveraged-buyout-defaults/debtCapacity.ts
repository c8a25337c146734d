import { percent, number, reason } from '@finance-analyst/foundation';
import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import { expenditureLines } from '../company-defaults/expenditureLines.js';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';

const seniorCap = 4;
const subordinatedCap = 1.5;
const leastCover = 2;

/** Multiples are agreed in tenths; more than a cover allows is never borrowed. */
const downToTenths = (multiple: number): number => Math.floor(Math.max(multiple, 0) * 10 + 1e-9) / 10;

/**
 * What a company spends on fixed assets in the base period, or in the fiscal year if the period has none, and what is
 * left of EBITDA to pay interest. Right-of-use additions cost no cash, but EBITDA under IFRS 16 is before lease payments
 * and the tranches’ interest does not include them: over time the additions are about what is paid.
 */
function expenditureOf({ base, years }: DefaultBasis): {
  readonly sources: readonly AssumptionSource[];
  readonly cash: string;
} {
  const period = [base, ...years.slice(-1)].find(({ figures }) => figures.capitalExpenditure);
  if (!period) return { sources: [], cash: 'EBITDA' };
  const leased = (period.figures.rightOfUseAdditions?.value ?? 0) === 0 ? '' : ' and right-of-use additions';
  return {
    sources: expenditureLines.flatMap((line) => sourceOf(period, line) ?? []),
    cash: `EBITDA less capital expenditure${leased}${period === base ? '' : ` of ${period.label}`}`,
  };
}

/**
 * The debt of a tranche as a multiple of EBITDA: the usual cap, or less where EBITDA less expenditure on fixed assets
 * would not cover cash interest twice. Senior debt has the first claim on the cover.
 */
export function debtCapacity(
  tranche: 'senior' | 'subordinated',
  basis: DefaultBasis,
  { inputs, sourcesOf }: Pick<DerivationBasis, 'inputs' | 'sourcesOf'>,
): Assumption {
  const ebitda = numberIn(inputs, 'base_ebitda');
  const { sources: expenditure, cash } = expenditureOf(basis);
  const spent = expenditure.reduce((sum, { figure }) => sum + figure.value, 0);
  const rateOf = (name: string): number =>
    Math.max(numberIn(inputs, 'risk_free_rate') + numberIn(inputs, `${name}_spread`), 0.001);
  const interestShare = ebitda > 0 ? (ebitda - spent) / ebitda / leastCover : 0;
  const used = tranche === 'senior' ? 0 : numberIn(inputs, 'senior_leverage') * rateOf('senior');
  const cap = tranche === 'senior' ? seniorCap : subordinatedCap;
  const covered = downToTenths((interestShare - used) / rateOf(tranche));
  const rate = percent(rateOf(tranche), 2);
  return {
    input: `${tranche}_leverage`,
    value: Math.min(cap, covered),
    reason:
      covered >= cap
        ? reason`${number(cap, 1)}× EBITDA, a convention; ${cash} covers interest at ${rate} at least ${leastCover} times`
        : reason`${number(covered, 1)}× EBITDA, below the convention of ${number(cap, 1)}×; on more debt, ${cash} would cover interest at ${rate} less than ${leastCover} times`,
    sources: [...sourcesOf('base_ebitda'), ...expenditure],
    external: null,
  };
}
