import type { Units } from './Units.js';

export const negateUnits = (a: Units): Units => (typeof a === 'number' ? 0 - a : -a);
