import { expect, it } from 'vitest';
import { deservesRepeating } from './deservesRepeating.ts';

const passed = { subject: 'tools', passed: 2, failed: 0, details: [] };

it.each([
  ['all passed', [passed, passed], true],
  ['one failed', [passed, { ...passed, failed: 1 }], false],
  ['one passed only when retried', [passed, { ...passed, unstable: ['opens'] }], false],
  ['none ran', [{ ...passed, passed: 0 }], false],
  ['there is nothing', [], false],
])('%s: %s', (_name, outcomes, expected) => {
  expect(deservesRepeating(outcomes)).toBe(expected);
});
