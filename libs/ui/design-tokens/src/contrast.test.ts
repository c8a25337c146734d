import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8');
const component = css('component');
const meaning = css('meaning');
const modes = css('modes');
const palette = css('palette');

type Theme = 'light' | 'dark';
type Linear = readonly [red: number, green: number, blue: number];

const declarations = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]));

/** The declarations of one rule of modes.css. */
const ruleOf = (selector: string): Map<string, string> => {
  const start = modes.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`modes.css has no rule ${selector}.`);
  return declarations(modes.slice(start, modes.indexOf('}', start)));
};

const base = declarations(palette + meaning + component.slice(0, component.indexOf('@media')));
const highContrast = new Map([...base, ...ruleOf(":root[data-contrast='more']")]);
const colorBlind = new Map([...base, ...ruleOf(":root[data-color-blind]:not([data-color-blind='none'])")]);
const colorBlindHighContrast = new Map([
  ...highContrast,
  ...ruleOf(":root[data-color-blind]:not([data-color-blind='none'])"),
  ...ruleOf(":root[data-color-blind]:not([data-color-blind='none'])[data-contrast='more']"),
]);

/** A token down to linear light, through var(), light-dark(), oklch() and the two hex colours there are. */
function resolve(tokens: Map<string, string>, value: string, theme: Theme): Linear {
  const variable = /^var\((--[\w-]+)\)$/u.exec(value);
  if (variable) return resolve(tokens, tokens.get(variable[1] ?? '') ?? '', theme);
  const pair = /^light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)$/u.exec(value);
  if (pair) return resolve(tokens, (theme === 'light' ? pair[1] : pair[2]) ?? '', theme);
  if (value === '#fff') return [1, 1, 1];
  if (value === '#000') return [0, 0, 0];
  const oklch = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/u.exec(value);
  if (!oklch) throw new Error(`What is “${value}”?`);
  const [lightness, chroma, hue] = oklch.slice(1).map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness / 100, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** Björn Ottosson's matrices, bottosson.github.io/posts/oklab. */
function fromOklab([l, a, b]: Linear): Linear {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (channel: number): number => Math.min(Math.max(channel, 0), 1);
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function toOklab([red, green, blue]: Linear): Linear {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

const mixed = (a: Linear, b: Linear, share: number): Linear => {
  const [x, y] = [toOklab(a), toOklab(b)];
  return fromOklab(
    [0, 1, 2].map((i) => (x[i] ?? 0) * share + (y[i] ?? 0) * (1 - share)) as unknown as Linear,
  );
};

/** WCAG 2.2. */
const luminance = ([red, green, blue]: Linear): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const contrast = (a: Linear, b: Linear): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const onPlainGround = ['text', 'text-quiet', 'accent', 'gain', 'loss', 'success', 'danger', 'warning'];
const grounds = ['surface', 'panel', 'raised'];
const themes: readonly Theme[] = ['light', 'dark'];
const color = (tokens: Map<string, string>, name: string, theme: Theme): Linear =>
  resolve(tokens, `var(--${name})`, theme);

const expectContrast = (tokens: Map<string, string>, front: string, ground: string, least: number): void => {
  for (const theme of themes) {
    const ratio = contrast(color(tokens, front, theme), color(tokens, ground, theme));
    expect(ratio, `${front} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(least);
  }
};

describe('contrast', () => {
  it('[DESIGN-TOKENS-1] keeps text readable on every ground, in both themes', () => {
    for (const tokens of [base, colorBlind])
      for (const ground of grounds)
        for (const front of onPlainGround) expectContrast(tokens, `color-${front}`, `color-${ground}`, 4.5);
    for (const [front, ground] of [
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
    ])
      expectContrast(base, `color-${front ?? ''}`, `color-${ground ?? ''}`, 4.5);
  });

  it('[DESIGN-TOKENS-2] raises text to 7:1 where more contrast is asked for', () => {
    for (const tokens of [highContrast, colorBlindHighContrast])
      for (const ground of grounds)
        for (const front of onPlainGround) expectContrast(tokens, `color-${front}`, `color-${ground}`, 7);
    expectContrast(highContrast, 'color-on-accent', 'color-accent', 7);
  });

  it('[DESIGN-TOKENS-2] gives the same colours to the wish of the system and to the own setting', () => {
    const start = modes.indexOf('@media (prefers-contrast: more)');
    const ofSystem = declarations(modes.slice(start, modes.indexOf('}', start)));
    expect(ofSystem).toEqual(ruleOf(":root[data-contrast='more']"));
  });

  it('[DESIGN-TOKENS-3] sets chart marks off from the panel by 3:1', () => {
    for (const tokens of [base, colorBlind])
      for (const mark of ['chart-total', 'chart-flow', 'chart-outflow', 'chart-history', 'chart-axis'])
        expectContrast(tokens, mark, 'color-panel', 3);
  });

  it('[DESIGN-TOKENS-4] leaves text in the strongest cell of a heat map readable', () => {
    for (const tokens of [base, colorBlind, highContrast])
      for (const theme of themes)
        for (const side of ['above', 'below']) {
          const cell = mixed(
            color(tokens, `chart-heat-${side}`, theme),
            color(tokens, 'color-panel', theme),
            0.42,
          );
          expect(
            contrast(color(tokens, 'color-text', theme), cell),
            `${side}, ${theme}`,
          ).toBeGreaterThanOrEqual(4.5);
        }
  });

  it('[DESIGN-TOKENS-5] keeps gain and loss apart without red or without green receptors', () => {
    // Viénot, Brettel and Mollon 1999, on linear light.
    const dichromats: Record<string, readonly Linear[]> = {
      protanopia: [
        [0.11238, 0.88762, 0],
        [0.11238, 0.88762, 0],
        [0.00401, -0.00401, 1],
      ],
      deuteranopia: [
        [0.29275, 0.70725, 0],
        [0.29275, 0.70725, 0],
        [-0.02234, 0.02234, 1],
      ],
    };
    for (const theme of themes)
      for (const [name, matrix] of Object.entries(dichromats)) {
        const seen = (token: string): Linear => {
          const [red, green, blue] = color(colorBlind, token, theme);
          const row = ([a, b, c]: Linear): number => Math.min(Math.max(a * red + b * green + c * blue, 0), 1);
          return toOklab(matrix.map(row) as unknown as Linear);
        };
        const [gain, loss] = [seen('color-gain'), seen('color-loss')];
        const distance = Math.hypot(...gain.map((value, i) => value - (loss[i] ?? 0)));
        expect(distance, `${name}, ${theme}`).toBeGreaterThan(0.15);
      }
  });
});
