export { fillUniforms } from './uniforms';
export { inverseNormal, line, lognormal, normalProbability, tabledInverseNormal } from './normal';
