import { number, percent, reason } from '@finance-analyst/foundation';
import { releveredBeta } from '../cost-of-capital/releveredBeta.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';
import { sectorFiguresDate, sectorFiguresDay, sectorFiguresSource } from '../sector-figures/sectorFigures.js';
import { sectorOf } from '../sector-figures/sectorOf.js';

/** The sector's beta at this debt weight, at most below 1; null if the company's own is measured or it has no sector. */
export function sectorBeta(
  { fundamentals, inputs, isBetaAssumed }: DerivationBasis,
  debtWeight: number,
): number | null {
  const sector = isBetaAssumed ? sectorOf(fundamentals) : null;
  if (!sector || debtWeight >= 1) return null;
  return releveredBeta(sector.unleveredBeta, debtWeight, numberIn(inputs, 'interest_tax_rate'));
}

/** Without a measured beta, that of the sector at the model's own debt weight; null where `sectorBeta` is. */
export function companyBeta(derivation: DerivationBasis): Assumption | null {
  const debtWeight = numberIn(derivation.inputs, 'debt_weight');
  const value = sectorBeta(derivation, debtWeight);
  const sector = sectorOf(derivation.fundamentals);
  if (value === null || !sector) return null;
  const { name, unleveredBeta } = sector;
  return {
    input: 'beta',
    value,
    reason: reason`Unlevered beta of ${number(unleveredBeta, 2)} of ${name}, relevered at debt of ${percent(debtWeight)} of capital; Damodaran, US companies, ${sectorFiguresDate}`,
    sources: [],
    external: {
      value: unleveredBeta,
      label: `Unlevered beta of ${name}, US companies, ${sectorFiguresDate}`,
      source: sectorFiguresSource,
      asOf: sectorFiguresDay,
    },
  };
}
