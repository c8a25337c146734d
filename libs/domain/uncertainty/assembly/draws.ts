export { fillUniforms } from './uniforms';
export { inverseNormal, lognormal, normalProbability } from './normal';
