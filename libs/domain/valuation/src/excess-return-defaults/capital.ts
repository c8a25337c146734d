import type { Assumption } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { numberIn } from '../derived-defaults/numberIn.js';

const noAssets = ({ base }: DerivationBasis): string =>
  `No total assets reported for ${base.label} under the tags checked, so growth applies to equity itself`;

/** Total assets of the base year; equity where none are reported. */
export function baseAssets(derivation: DerivationBasis): Assumption {
  const { base, inputs, sourcesOf } = derivation;
  const assets = sourceOf(base, 'totalAssets');
  return {
    input: 'base_assets',
    external: null,
    ...(assets && assets.figure.value > 0
      ? { value: assets.figure.value, reason: `Total assets of ${base.label}`, sources: [assets] }
      : {
          value: numberIn(inputs, 'base_equity'),
          reason: noAssets(derivation),
          sources: sourcesOf('base_equity'),
        }),
  };
}

/** The share of assets that equity is of at the start. Null where the analyst's equity or assets are not above zero. */
export function capitalRatio(derivation: DerivationBasis): Assumption | null {
  const { base, inputs, isOverridden, sourcesOf } = derivation;
  const equity = numberIn(inputs, 'base_equity');
  const assets = numberIn(inputs, 'base_assets');
  if (equity <= 0 || assets <= 0) return null;
  const isEdited = ['base_equity', 'base_assets'].some(isOverridden);
  const isOfEquity = !isOverridden('base_assets') && (base.figures.totalAssets?.value ?? 0) <= 0;
  return {
    input: 'capital_ratio',
    value: equity / assets,
    reason: isOfEquity
      ? noAssets(derivation)
      : `Shareholders’ equity over total assets, ${isEdited ? 'as entered' : base.label}`,
    sources: isOfEquity ? [] : ['base_equity', 'base_assets'].flatMap(sourcesOf),
    external: null,
  };
}
