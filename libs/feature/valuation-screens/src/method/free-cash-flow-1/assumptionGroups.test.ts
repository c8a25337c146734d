import { expect, it } from 'vitest';
import { assumptionGroups } from './assumptionGroups.js';

it('[VALUATION-SCREENS-2] names every panel and every assumption in it apart', () => {
  for (const { title, fields } of assumptionGroups) {
    const names = [title, ...fields.map(({ label }) => label)];
    expect(new Set(names).size).toBe(names.length);
  }
});
