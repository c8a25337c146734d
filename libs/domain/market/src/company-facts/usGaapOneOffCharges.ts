import { any, first, largest, parts, same } from './TagFormula.js';

const restructuring = first(
  same('RestructuringCharges', 'RestructuringCosts'),
  'RestructuringAndRelatedCostIncurredCost',
);

const impairmentOfIntangibles = first(
  'ImpairmentOfIntangibleAssetsExcludingGoodwill',
  any(
    'Finite-lived plus indefinite-lived intangible assets',
    'ImpairmentOfIntangibleAssetsFinitelived',
    'ImpairmentOfIntangibleAssetsIndefinitelivedExcludingGoodwill',
  ),
);

/**
 * `AssetImpairmentCharges` is the write-down of all assets, but some filers give that of some assets under it: of it
 * and the sum by kind only the larger is counted.
 */
const impairment = largest(
  'AssetImpairmentCharges',
  any(
    'Impairments by kind of asset',
    first(
      'GoodwillAndIntangibleAssetImpairment',
      any('Goodwill plus intangible assets', 'GoodwillImpairmentLoss', impairmentOfIntangibles),
    ),
    'ImpairmentOfLongLivedAssetsHeldForUse',
    'CapitalizedComputerSoftwareImpairments1',
  ),
);

/** The filed total, else what is disclosed of restructuring and impairments. Impairment of investments is not operating. */
export const impairmentAndRestructuring = first(
  'RestructuringCostsAndAssetImpairmentCharges',
  'RestructuringSettlementAndImpairmentProvisions',
  parts('Restructuring plus impairments disclosed', restructuring, impairment),
);
