import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colorOf, themes } from './testing/colorOf.js';
import { contrast, mixed } from './testing/oklab.js';
import { readTokens, type Tokens } from './testing/readTokens.js';

const { colorModes, contrastOfSetting, contrastOfSystem } = readTokens((name) =>
  readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8'),
);
const onPlainGround = ['text', 'text-quiet', 'accent', 'gain', 'loss', 'success', 'danger', 'warning'];
const grounds = ['surface', 'panel', 'raised'];
const onTintedGround = [
  ['text', 'hover'],
  ['text-quiet', 'hover'],
  ['text', 'accent-wash'],
  ['accent', 'accent-wash'],
  ['success', 'success-wash'],
  ['warning', 'warning-wash'],
  ['danger', 'danger-wash'],
  ['accent', 'warning-wash'],
  ['accent', 'danger-wash'],
  ['on-accent', 'accent'],
] as const;
const marks = [
  ...['total', 'flow', 'outflow', 'history', 'axis'],
  ...[1, 2, 3, 4, 5].map((number) => `series-${String(number)}`),
];

const expectContrast = (tokens: Tokens, front: string, ground: string, least: number): void => {
  for (const theme of themes) {
    const ratio = contrast(colorOf(tokens, front, theme), colorOf(tokens, ground, theme));
    expect(ratio, `${front} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(least);
  }
};
const expectText = (tokens: Tokens, least: number): void => {
  for (const ground of grounds)
    for (const front of onPlainGround) expectContrast(tokens, `color-${front}`, `color-${ground}`, least);
  for (const [front, ground] of onTintedGround)
    expectContrast(tokens, `color-${front}`, `color-${ground}`, least);
};

it.each(colorModes.filter(({ hasMoreContrast }) => !hasMoreContrast))(
  '[DESIGN-TOKENS-1] keeps text readable on every ground, in both themes, in the colours for $vision',
  ({ tokens }) => {
    expectText(tokens, 4.5);
  },
);

it.each(colorModes.filter(({ hasMoreContrast }) => hasMoreContrast))(
  '[DESIGN-TOKENS-2] raises text to 7:1 where more contrast is asked for, in the colours for $vision',
  ({ tokens }) => {
    expectText(tokens, 7);
  },
);

describe.each(colorModes)('the colours for $vision, more contrast: $hasMoreContrast', (mode) => {
  const { tokens, hasMoreContrast } = mode;

  it('[DESIGN-TOKENS-3] sets chart marks off from the panel by 3:1', () => {
    for (const mark of marks) expectContrast(tokens, `chart-${mark}`, 'color-panel', 3);
  });

  it('[DESIGN-TOKENS-13] sets what shows the focus and the edge of a control off by 3:1 where it must be seen', () => {
    for (const ground of grounds) expectContrast(tokens, 'color-focus', `color-${ground}`, 3);
    if (hasMoreContrast) expectContrast(tokens, 'color-control-line', 'color-panel', 4.5);
  });

  it('[DESIGN-TOKENS-4] leaves text in the strongest cell of a heat map readable', () => {
    for (const theme of themes)
      for (const side of ['above', 'below', 'level']) {
        const cell = mixed(
          colorOf(tokens, `chart-heat-${side}`, theme),
          colorOf(tokens, 'chart-heat-ground', theme),
          0.42,
        );
        const ratio = contrast(colorOf(tokens, 'color-text', theme), cell);
        expect(ratio, `${side}, ${theme}`).toBeGreaterThanOrEqual(hasMoreContrast ? 7 : 4.5);
      }
  });
});

it('[DESIGN-TOKENS-2] gives the same colors to the wish of the system and to the own setting', () => {
  expect(contrastOfSystem).toEqual(contrastOfSetting);
});
