import { fromOklab, type Triple } from './oklab.js';
import type { Tokens } from './readTokens.js';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Resolves a token to linear light, through var(), light-dark(), oklch() and both hex notations. */
export const colorOf = (tokens: Tokens, name: string, theme: Theme): Triple =>
  resolve(tokens, `var(--${name})`, theme);

function resolve(tokens: Tokens, value: string, theme: Theme): Triple {
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
