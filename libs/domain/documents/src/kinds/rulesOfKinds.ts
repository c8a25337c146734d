import type { MergeRules } from '../merge/MergeRules.js';
import { portfolioRules } from '../portfolio/portfolioRules.js';
import { simulationRunRules } from '../simulation-run/simulationRunRules.js';
import { valuationModelRules } from '../valuation-model/valuationModelRules.js';
import type { DocumentKind } from './documentKinds.js';

/** The merge rules of each kind. They are apart from its definition because lists, which load first, do not need them. */
export const rulesOfKinds: Readonly<Record<DocumentKind, MergeRules>> = {
  'valuation-model': valuationModelRules,
  'simulation-run': simulationRunRules,
  portfolio: portfolioRules,
};
