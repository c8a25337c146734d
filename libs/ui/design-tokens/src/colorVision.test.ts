import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorOf, themes, type Theme } from './testing/colorOf.js';
import { distance, mixed, type Triple } from './testing/oklab.js';
import { readTokens, type Tokens } from './testing/readTokens.js';
import { seenWith, visions, type Vision } from './testing/seenWith.js';

const { base, colorModes } = readTokens((name) =>
  readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8'),
);

/** The marks that stand together in a chart. */
const charts: Readonly<Record<string, readonly string[]>> = {
  waterfall: ['chart-flow', 'chart-outflow', 'chart-total'],
  columns: ['chart-history', 'chart-flow'],
  prices: ['color-gain', 'color-loss'],
};
const series = [1, 2, 3, 4, 5].map((number) => `chart-series-${String(number)}`);

/** The smallest distance between any two of the tokens, as they are seen. */
const nearest = (tokens: Tokens, names: readonly string[], theme: Theme, vision: Vision): number =>
  Math.min(
    ...names.flatMap((name, index) =>
      names
        .slice(index + 1)
        .map((other) => apart(colorOf(tokens, name, theme), colorOf(tokens, other, theme), vision)),
    ),
  );
const apart = (a: Triple, b: Triple, vision: Vision): number =>
  distance(seenWith(vision, a), seenWith(vision, b));

describe('the eye that the rules are held to', () => {
  it('[DESIGN-TOKENS-5] sees grays as they are, and without green receptors takes green for red', () => {
    for (const vision of visions) {
      const [red, green, blue] = seenWith(vision, [0.3, 0.3, 0.3]);
      expect([red, green, blue].map((channel) => channel.toFixed(2))).toEqual(['0.30', '0.30', '0.30']);
    }
    const [gain, loss] = [colorOf(base, 'color-gain', 'light'), colorOf(base, 'color-loss', 'light')];
    expect(apart(gain, loss, 'deuteranopia')).toBeLessThan(apart(gain, loss, 'all') / 4);
  });
});

describe.each(colorModes)(
  'the colours for $vision, more contrast: $hasMoreContrast',
  ({ vision, tokens }) => {
    it('[DESIGN-TOKENS-5] keep gain and loss apart', () => {
      for (const theme of themes)
        expect(nearest(tokens, ['color-gain', 'color-loss'], theme, vision), theme).toBeGreaterThan(0.15);
    });

    it('[DESIGN-TOKENS-14] keep the marks of each chart apart', () => {
      for (const theme of themes)
        for (const [chart, names] of Object.entries(charts))
          expect(nearest(tokens, names, theme, vision), `${chart}, ${theme}`).toBeGreaterThan(0.09);
    });

    it('[DESIGN-TOKENS-14] keep the two sides of a heat map apart at the distance of a tenth', () => {
      for (const theme of themes) {
        const panel = colorOf(tokens, 'color-panel', theme);
        const side = (name: string): Triple => mixed(colorOf(tokens, name, theme), panel, 0.1 + 0.04);
        expect(apart(side('chart-heat-above'), side('chart-heat-below'), vision), theme).toBeGreaterThan(
          0.02,
        );
      }
    });
  },
);

it('[DESIGN-TOKENS-15] keeps any two of the five series of a chart apart in every kind of color vision', () => {
  for (const theme of themes)
    for (const vision of visions)
      expect(nearest(base, series, theme, vision), `${vision}, ${theme}`).toBeGreaterThan(0.14);
});
