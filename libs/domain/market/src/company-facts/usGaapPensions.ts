import { any, exceeding, first, less } from './TagFormula.js';

const noncurrent = first(
  'PensionAndOtherPostretirementDefinedBenefitPlansLiabilitiesNoncurrent',
  any(
    'Pensions plus other postretirement benefits',
    'DefinedBenefitPensionPlanLiabilitiesNoncurrent',
    'OtherPostretirementDefinedBenefitPlanLiabilitiesNoncurrent',
  ),
);

const current = first(
  'PensionAndOtherPostretirementDefinedBenefitPlansCurrentLiabilities',
  any(
    'Pensions plus other postretirement benefits',
    'DefinedBenefitPensionPlanLiabilitiesCurrent',
    'OtherPostretirementDefinedBenefitPlanLiabilitiesCurrent',
  ),
);

/**
 * What plans whose assets do not cover their obligations owe, as the balance sheet gives it. A filer without such a
 * line may give obligations and assets of all plans: then it is what the obligations exceed the assets by.
 */
export const pensionDeficit = first(
  'PensionAndOtherPostretirementDefinedBenefitPlansLiabilitiesCurrentAndNoncurrent',
  any('Noncurrent plus current', noncurrent, current),
  less(
    'Benefit obligations less plan assets',
    exceeding('DefinedBenefitPlanBenefitObligation', 'DefinedBenefitPlanFairValueOfPlanAssets'),
    'DefinedBenefitPlanFairValueOfPlanAssets',
  ),
);
