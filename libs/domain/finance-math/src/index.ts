export { findRoot, type Root, type RootSearch } from './findRoot.js';
export { netPresentValue } from './netPresentValue.js';
export type { DatedCashFlow } from './datedCashFlow.js';
export { irregularNetPresentValue } from './irregularNetPresentValue.js';
export { internalRateOfReturn } from './internalRateOfReturn.js';
export { irregularInternalRateOfReturn } from './irregularInternalRateOfReturn.js';
export { median } from './median.js';
export { compoundAnnualGrowthRate } from './compoundAnnualGrowthRate.js';
