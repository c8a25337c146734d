export { editDistance } from './editDistance.js';
export type { Result } from './Result.js';
export { wordDistance, type WordDistanceOptions } from './wordDistance.js';
