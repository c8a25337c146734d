import { shareBasisFactor, writeNote } from '@finance-analyst/market';
import { describe, expect, it } from 'vitest';
import { companies } from '../companies.js';
import { createSampleMarket } from '../createSampleMarket.js';
import { knownSampleFundamentals } from './knownSampleFundamentals.js';

const market = createSampleMarket();
const splitting = companies
  .map(({ symbol }) => market.fundamentals(symbol))
  .filter(({ shareBasisChanges }) => shareBasisChanges !== undefined);

describe('what was known of a sample company', () => {
  it('[SAMPLE-ECONOMY-9] puts share counts on the basis of the splits that were known, and of no later one', () => {
    const fundamentals = splitting[0];
    const [split] = fundamentals?.shareBasisChanges ?? [];
    if (!fundamentals || !split) throw new Error('no sample company splits its shares');
    const dayBefore = new Date(Date.parse(split.filed) - 86_400_000).toISOString().slice(0, 10);
    const before = knownSampleFundamentals(fundamentals, dayBefore);
    const after = knownSampleFundamentals(fundamentals, split.filed);
    expect(before?.shareBasisChanges).toBeUndefined();
    expect(before?.notes.join()).not.toContain('split');
    expect(after?.shareBasisChanges).toEqual([split]);
    expect(after?.notes.join()).toContain(`Share counts filed before ${split.filed}`);
    expect(before?.noteReasons).toEqual(before?.notes);
    expect(after?.noteReasons?.at(-1)).toMatchObject({ figures: [{ kind: 'day', day: split.filed }, {}] });
    expect(after?.noteReasons?.map(writeNote)).toEqual(after?.notes);
  });

  it('[SAMPLE-ECONOMY-9] keeps the share count of the newest year on the basis of its price', () => {
    expect(splitting.length).toBeGreaterThan(5);
    for (const fundamentals of splitting) {
      const { symbol, shareBasisChanges = [] } = fundamentals;
      for (const { filed } of shareBasisChanges) {
        const known = knownSampleFundamentals(fundamentals, filed);
        const newest = known?.annual.at(-1)?.figures.sharesOutstanding;
        const latest = known?.quarterly.at(-1)?.figures.sharesOutstanding;
        if (!newest || !latest) continue;
        const onBasis = newest.value * shareBasisFactor(newest, known.shareBasisChanges ?? []);
        const ratio = latest.value / onBasis;
        expect([symbol, filed, ratio > 0.7 && ratio < 1.4]).toEqual([symbol, filed, true]);
      }
    }
  });
});
