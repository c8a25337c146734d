import { describe, expect, it } from 'vitest';
import { exampleBody } from '../testing/exampleModel.js';
import { ledgerRules } from '../testing/ledger.js';
import type { PriceSnapshot, ValuationModelBody } from '../valuation-model/ValuationModel.js';
import { differences } from './differences.js';
import { merge } from './merge.js';
import { takeSide } from './takeSide.js';
import { valuationModelRules } from '../valuation-model/valuationModelRules.js';

const modelRules = valuationModelRules;
const entered: PriceSnapshot = { price: 98, currency: 'USD', asOf: '2025-11-21', source: 'entered' };
const quoted: PriceSnapshot = { price: 103.2, currency: 'USD', asOf: '2025-11-24', source: 'quote' };
const priced = (priceSnapshot: PriceSnapshot): ValuationModelBody => ({ ...exampleBody, priceSnapshot });
const before = exampleBody.priceSnapshot;

const ledger = (position: object) => ({ positions: [{ id: 'a', ...position }] });
const mergeLedgers = (base: unknown, mine: unknown, theirs: unknown) =>
  merge(base, mine, theirs, ledgerRules);

describe('a price of a model', () => {
  it('[DOCUMENTS-32] never has the source of another one', () => {
    const { value, conflicts } = merge(exampleBody, priced(entered), priced(quoted), modelRules);
    expect(value.priceSnapshot).toEqual(entered);
    expect(conflicts).toEqual([
      {
        of: 'fact',
        path: ['priceSnapshot'],
        fields: ['price', 'currency', 'asOf', 'source'],
        base: { present: true, value: before },
        mine: entered,
        theirs: quoted,
      },
    ]);
  });

  it('[DOCUMENTS-32] is mine even if each side changed different fields', () => {
    if (!before) throw new Error('a price expected');
    const corrected = { ...before, price: 99 };
    const { value, conflicts } = merge(
      exampleBody,
      priced(corrected),
      priced({ ...before, source: 'quote' }),
      modelRules,
    );
    expect(value.priceSnapshot).toEqual(corrected);
    expect(conflicts).toHaveLength(1);
  });

  it('[DOCUMENTS-32] is that of the side that changed it', () => {
    expect(merge(exampleBody, { ...exampleBody, years: 7 }, priced(quoted), modelRules)).toEqual({
      value: { ...priced(quoted), years: 7 },
      conflicts: [],
      restored: [],
    });
  });

  it('[DOCUMENTS-25] is entirely theirs once their side is taken', () => {
    const noted = { ...entered, note: 'At the close.' };
    const { value, conflicts } = merge<unknown>(exampleBody, priced(noted), priced(quoted), modelRules);
    const [conflict] = conflicts;
    expect(conflict && takeSide(value, conflict, 'theirs', modelRules)).toEqual(
      priced({ ...quoted, note: 'At the close.' } as PriceSnapshot),
    );
    for (const gone of [{}, { priceSnapshot: null }, null])
      expect(conflict && takeSide<unknown>(gone, conflict, 'theirs', modelRules)).toEqual(gone);
  });

  it('[DOCUMENTS-28] is one difference', () => {
    expect(differences(exampleBody, priced(quoted), modelRules)).toEqual([
      {
        of: 'fact',
        path: ['priceSnapshot'],
        fields: ['price', 'currency', 'asOf', 'source'],
        before: { present: true, value: before },
        after: { present: true, value: quoted },
      },
    ]);
    expect(differences(exampleBody, structuredClone(exampleBody), modelRules)).toEqual([]);
  });
});

describe('a fact', () => {
  it('[DOCUMENTS-32] that both sides added is mine', () => {
    expect(mergeLedgers(ledger({}), ledger({ shares: 1 }), ledger({ shares: 2, target: 3 }))).toMatchObject({
      value: ledger({ shares: 1 }),
      conflicts: [
        {
          path: ['positions', 'a'],
          base: { present: false },
          mine: { shares: 1 },
          theirs: { shares: 2, target: 3 },
        },
      ],
    });
  });

  it('[DOCUMENTS-19] that one side deleted and the other changed is restored, and its fields are listed', () => {
    const base = ledger({ shares: 1, target: 2 });
    const changed = ledger({ shares: 1, target: 5 });
    const restored = (deletedBy: string) => ({
      value: changed,
      conflicts: [],
      restored: [
        { path: ['positions', 'a', 'shares'], deletedBy },
        { path: ['positions', 'a', 'target'], deletedBy },
      ],
    });
    expect(mergeLedgers(base, ledger({}), changed)).toEqual(restored('mine'));
    expect(mergeLedgers(base, changed, ledger({}))).toEqual(restored('theirs'));
    expect(mergeLedgers(base, ledger({}), base)).toMatchObject({ value: ledger({}), restored: [] });
  });
});
