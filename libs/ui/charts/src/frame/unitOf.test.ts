import type { FigureFormat } from '@finance-analyst/figures';
import { expect, it } from 'vitest';
import { unitOf } from './unitOf.js';

const tableOf = (...formats: readonly FigureFormat[]) => ({
  columns: formats.map((format, index) => ({ id: String(index), format })),
});

it.each<[FigureFormat, onScreen: string | undefined, inFile: string | undefined]>([
  [{ kind: 'amount', scale: 'millions', currency: 'USD' }, 'USD m', 'USD'],
  [{ kind: 'amount', currency: 'USD' }, 'USD', 'USD'],
  [{ kind: 'amount', scale: 'millions' }, 'millions', 'units'],
  [{ kind: 'amount' }, undefined, undefined],
  [{ kind: 'count', scale: 'thousands' }, 'thousands', 'units'],
  [{ kind: 'per-share', currency: 'USD' }, 'USD per share', 'USD per share'],
  [{ kind: 'rate' }, '%', 'fraction'],
  [{ kind: 'multiple' }, '×', 'multiple'],
  [{ kind: 'number' }, undefined, undefined],
])('[CHARTS-9] has the unit of figures as they are written: %o', (format, onScreen, inFile) => {
  expect(unitOf(tableOf(format), 'on screen')).toBe(onScreen);
  expect(unitOf(tableOf(format, format), 'in a file')).toBe(inFile);
});

it('[CHARTS-9] lists every unit if there are several', () => {
  const table = tableOf({ kind: 'amount', scale: 'millions', currency: 'USD' }, { kind: 'rate' });
  expect(unitOf(table, 'in a file')).toBe('USD, fraction');
});
