import { inverseNormal } from './inverseNormal.js';
import { tabledInverseNormal } from './tabledInverseNormal.js';
import type { ThreefryRounds } from './threefry.js';

/** How uniform and normal draws are made of a key. */
export interface DrawMethod {
  /** Of the generator. */
  readonly rounds: ThreefryRounds;
  /** Which inverse of the normal distribution: its name in assembly/draws.ts, and the function. */
  readonly normal: 'inverseNormal' | 'tabledInverseNormal';
  readonly normalOf: (p: number) => number;
}

/** The version of the method for new runs. A run names its version; one of an earlier release that names none has 1. */
export const methodVersion = 2;

/** The methods by version, from 1: they never change, so that every run repeats to the last bit. */
export const drawMethods: readonly DrawMethod[] = [
  { rounds: 20, normal: 'inverseNormal', normalOf: inverseNormal },
  { rounds: 13, normal: 'tabledInverseNormal', normalOf: tabledInverseNormal },
];
