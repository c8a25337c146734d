export { createId, type RandomSource } from './createId.js';
export { createDeferred, type Deferred } from './createDeferred.js';
export { editDistance } from './editDistance.js';
export type { Reason, ReasonFigure, ReasonTemplate } from './Reason.js';
export { reason } from './reasons/reason.js';
export { asGiven, day, number, percent } from './reasons/reasonFigures.js';
export { writeReason } from './reasons/writeReason.js';
export type { Result } from './Result.js';
export { wordDistance, type WordDistanceOptions } from './wordDistance.js';
