import type { Landmark } from './Landmark.js';

/** The texts of the jumps, loaded with them. */
export const jumpMessages = {
  landmarks: {
    1: 'main area',
    2: 'navigation',
    3: 'search',
    4: 'sidebar',
    5: 'footer',
  } satisfies Readonly<Record<Landmark, string>>,
  noLandmark: (landmark: string): string => `This screen has no ${landmark}.`,
  noHeading: (level: number): string => `This screen has no level ${String(level)} heading.`,
} as const;
