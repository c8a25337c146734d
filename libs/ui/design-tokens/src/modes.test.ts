import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootAttributes } from './rootAttributes.js';

const css = (name: string): string => readFileSync(join(import.meta.dirname, `${name}.css`), 'utf8');
const base = css('base');
const component = css('component');
const dyslexia = css('dyslexia-font');
const fonts = css('fonts');
const meaning = css('meaning');
const modes = css('modes');
const palette = css('palette');
const styles = css('styles');

const block = (text: string, opening: string): string => {
  const start = text.indexOf(opening);
  expect(start, opening).toBeGreaterThanOrEqual(0);
  return text.slice(start, text.indexOf('\n}', start));
};

describe('modes', () => {
  it('[DESIGN-TOKENS-6] follows the system until a theme is chosen', () => {
    expect(block(meaning, ':root')).toContain('color-scheme: light dark;');
    expect(block(modes, ":root[data-theme='light']")).toContain('color-scheme: light;');
    expect(block(modes, ":root[data-theme='dark']")).toContain('color-scheme: dark;');
  });

  it('[DESIGN-TOKENS-7] makes rows and controls 44 px high for a finger', () => {
    const coarse = block(component, '@media (pointer: coarse)');
    for (const name of [
      'row-height',
      'row-height-comfortable',
      'control-height',
      'control-height-compact',
      'touch-target',
    ])
      expect(coarse).toContain(`--${name}: ${String(44 / 16)}rem;`);
    expect(block(base, '@media (pointer: coarse)')).toMatch(
      /\.lone-link \{[^}]*\(var\(--touch-target\) - 1lh\)/u,
    );
    expect(block(modes, '@media print')).toContain('--touch-target: 0px;');
  });

  it('[DESIGN-TOKENS-8] stops motion where the system or the person asks for it', () => {
    for (const rule of ['@media (prefers-reduced-motion: reduce)', ":root[data-motion='reduced']"])
      expect(block(modes, rule)).toMatch(/--duration-fast: 0ms;\s+--duration-slow: 0ms;/u);
  });

  it('[DESIGN-TOKENS-9] declares the order of layers once, before any style', () => {
    const order = '@layer reset, tokens, base, components, screens, overrides;';
    expect(
      styles
        .replace(/\/\*[^*]*\*\//u, '')
        .trim()
        .startsWith(order),
    ).toBe(true);
    expect([palette, meaning, component, modes, base].join('')).not.toContain('@layer');
  });

  it('[DESIGN-TOKENS-10] loads at most 100 KiB of fonts and shows text before they come', () => {
    const { resolve } = createRequire(import.meta.url);
    const files = [...fonts.matchAll(/url\('([^']+)'\)/gu)].map(([, file = '']) => resolve(file));
    expect(files).toHaveLength(2);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(102_400);
    expect(fonts.match(/font-display: swap/gu)).toHaveLength(2);
    expect(styles).not.toContain('fonts.css');
  });

  it('[DESIGN-TOKENS-11] fits into the style that is written into the page', () => {
    const all = [palette, meaning, component, modes, base]
      .join('')
      .replace(/\/\*[^*]*\*\//gu, '')
      .replace(/\s+/gu, ' ');
    expect(all.length).toBeLessThanOrEqual(14_336);
  });

  it('[DESIGN-TOKENS-16] shows the focus by a ring after a click too, and with the keyboard in any case', () => {
    const rule = base.slice(base.lastIndexOf(':where(', base.indexOf('outline:')), base.indexOf('outline:'));
    expect(rule).toContain(":root:not([data-focus='hidden']) :is(:focus, label[data-focused])");
    expect(rule).toMatch(/^:where\(\s+:focus-visible,\s+label\[data-focus-visible\],/u);
    expect(block(base, rule.trimStart())).toContain('solid var(--color-focus)');
    expect(base).not.toContain('outline: none');
  });

  it('[DESIGN-TOKENS-17] sets words in OpenDyslexic and figures in a font with columns', () => {
    expect(block(modes, ":root[data-font='dyslexia']")).toContain(
      "--font-text: OpenDyslexic, 'Inter Variable'",
    );
    const ranges = dyslexia
      .slice(dyslexia.indexOf('unicode-range:'))
      .matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu);
    const has = [...ranges].map(([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)]);
    const isIn = (character: string): boolean =>
      has.some(([first = 0, last = 0]) => {
        const code = character.codePointAt(0) ?? 0;
        return code >= first && code <= last;
      });
    for (const letter of 'Equity value WACC Äßÿéœ') expect(isIn(letter), letter).toBe(true);
    for (const figure of '0123456789.,+-−%$€£×') expect(isIn(figure), figure).toBe(false);
    for (const mark of ':;!?()/*#“”’…') expect(isIn(mark), mark).toBe(false);
  });

  it('[DESIGN-TOKENS-17] loads one font file for it, when it is asked for', () => {
    expect(dyslexia.match(/url\(/gu)).toHaveLength(1);
    expect(dyslexia).toContain('font-display: swap');
    for (const text of [styles, fonts, base]) expect(text).not.toContain('opendyslexic');
  });

  it('[DESIGN-TOKENS-18] hides skip links from who wants none', () => {
    expect(block(base, ":root[data-skip-links='off'] [data-skip-link]")).toContain('display: none;');
  });

  it('[DESIGN-TOKENS-19] answers to the attributes of the root element that are its own', () => {
    const all = modes + base;
    const answered = { ...rootAttributes, 'screen-reader': [], 'keyboard-navigation': [] };
    for (const [name, values] of Object.entries(answered))
      for (const value of values) expect(all).toContain(`[data-${name}='${value}']`);
  });

  it('[DESIGN-TOKENS-12] grows every size with the text size a person asks for', () => {
    expect(block(modes, ":root[data-text='large']")).toContain('font-size: 125%;');
    const sizes = [
      ...(meaning + component).matchAll(
        /--(?:size|space|row|control|panel|top|footer|rail)[\w-]*: ([^;]+);/gu,
      ),
    ];
    expect(sizes.length).toBeGreaterThan(20);
    for (const [declaration, value = ''] of sizes) expect(value, declaration).toMatch(/rem$|^var\(/u);
  });
});
