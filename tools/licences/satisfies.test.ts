import { expect, it } from 'vitest';
import { satisfies } from './satisfies.ts';

const allowed = (licence: string): boolean => ['MIT', 'ISC'].includes(licence);

it.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['MIT AND ISC', true],
  ['(GPL-3.0 OR MIT) AND ISC', true],
  ['GPL-3.0 OR MIT AND GPL-2.0', false],
  ['', false],
  ['(MIT', false],
  ['MIT ISC', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s is met by MIT and ISC: %s', (expression, expected) => {
  expect(satisfies(expression, allowed)).toBe(expected);
});
