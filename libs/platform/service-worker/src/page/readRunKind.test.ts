import { expect, it } from 'vitest';
import { readRunKind } from './readRunKind.js';

it.each([
  ['', false, 'person'],
  ['?symbol=MSFT', false, 'person'],
  ['?audit', false, 'audit'],
  ['?symbol=MSFT&lhci=1', false, 'audit'],
  ['?ci', false, 'automated'],
  ['', true, 'automated'],
  ['?audit', true, 'audit'],
] as const)(
  '[SERVICE-WORKER-70] reads query %j of a browser driven by a program: %j as %s',
  (search, webdriver, kind) => {
    expect(readRunKind({ search, webdriver })).toBe(kind);
  },
);
