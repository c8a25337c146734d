import type { Circle, Program } from './program.js';

/** The circle that a slot is in. */
export const circleOf = ({ circles }: Program, slot: number): Circle | undefined =>
  circles.find(({ slots }) => slots.includes(slot));
