export { createSampleMarket, type SampleMarket } from './createSampleMarket.js';
export type { SampleDividend } from './prices/dividendsOf.js';
export type { SampleSplit } from './prices/splitsOf.js';
export type { SampleExchangeRate } from './sampleExchangeRates.js';
export type { SampleYield } from './sampleYields.js';
export { knownSampleFundamentals } from './statements/knownSampleFundamentals.js';
