import { number, percent, reason } from '@finance-analyst/foundation';
import { releveredBeta } from '../cost-of-capital/releveredBeta.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { sectorFiguresDate, sectorFiguresDay, sectorFiguresSource } from '../sector-figures/sectorFigures.js';
import type { Sector } from '../sector-figures/Sector.js';
import { sectorOf } from '../sector-figures/sectorOf.js';
import type { OpenQuestion } from './CompanyDefaults.js';

/**
 * The range of the default, a convention: a lower beta makes equity cost little more than debt, and relevering, which
 * takes debt as riskless, exaggerates the beta of a company that owes most of its value.
 */
const lowestBeta = 0.4;
const highestBeta = 2.5;

interface SectorBeta {
  readonly sector: Sector;
  /** Within the range of the default. */
  readonly value: number;
  readonly isLimited: boolean;
}

/** The sector's beta relevered at a debt weight; null if the company's own beta is measured or it has no sector. */
export function sectorBeta(
  { fundamentals, inputs, isBetaAssumed }: DerivationBasis,
  debtWeight: number,
): SectorBeta | null {
  const sector = isBetaAssumed ? sectorOf(fundamentals) : null;
  if (!sector) return null;
  // As debt approaches all of capital, the relevered beta grows without limit.
  const relevered =
    debtWeight < 1
      ? releveredBeta(sector.unleveredBeta, debtWeight, numberIn(inputs, 'interest_tax_rate'))
      : Number.POSITIVE_INFINITY;
  const value = Math.min(Math.max(relevered, lowestBeta), highestBeta);
  return { sector, value, isLimited: value !== relevered };
}

/** Without a measured beta, that of the sector at the model's own debt weight; null where `sectorBeta` is. */
export function companyBeta(derivation: DerivationBasis): Assumption | null {
  const debtWeight = numberIn(derivation.inputs, 'debt_weight');
  const found = sectorBeta(derivation, debtWeight);
  if (!found) return null;
  const { name, unleveredBeta } = found.sector;
  const limited = found.isLimited ? reason`, limited to ${number(found.value, 1)}` : '';
  return {
    input: 'beta',
    value: found.value,
    reason: reason`Unlevered beta of ${number(unleveredBeta, 2)} of ${name}, relevered at debt of ${percent(debtWeight)} of capital${limited}; Damodaran, US companies, ${sectorFiguresDate}`,
    sources: [],
    external: {
      value: unleveredBeta,
      label: `Unlevered beta of ${name}, US companies, ${sectorFiguresDate}`,
      source: sectorFiguresSource,
      asOf: sectorFiguresDay,
    },
  };
}

/** What to ask where the sector's beta is outside the range of the default; null elsewhere. */
export function betaQuestion(derivation: DerivationBasis): OpenQuestion | null {
  const debtWeight = numberIn(derivation.inputs, 'debt_weight');
  const { beta_method: from = 'given', wacc_method: method } = derivation.inputs;
  const found = from === 'given' && method === 'build_up' ? sectorBeta(derivation, debtWeight) : null;
  if (!found?.isLimited) return null;
  return {
    input: 'beta',
    isNeeded: false,
    text: reason`At debt of ${percent(debtWeight)} of capital, the beta of ${found.sector.name} is outside the usual range of ${number(lowestBeta, 1)} to ${number(highestBeta, 1)}, so the default is ${number(found.value, 1)}. Enter the beta you expect.`,
  };
}
