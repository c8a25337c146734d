import { faded, type Fade } from './Fade.js';

/** Size relative to the first quarter after growing at the fading annual rate; quarter -1 is before the first. */
export function grownTo(growth: Fade, quarterIndex: number): number {
  let size = (1 + growth[0]) ** -0.25;
  for (let index = 0; index <= quarterIndex; index += 1) {
    size *= (1 + faded(growth, index)) ** 0.25;
  }
  return size;
}
