import type { createGiven } from './createGiven.js';

/** What every feature is given; each takes what it needs. */
export type Given = ReturnType<typeof createGiven>;
