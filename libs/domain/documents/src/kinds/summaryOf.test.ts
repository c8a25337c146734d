import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleBody } from '../testing/exampleModel.js';
import { summaryOf } from './summaryOf.js';

describe('summaryOf', () => {
  it('[DOCUMENTS-30] says what a model values, on which market and in which currency', () => {
    expect(summaryOf('valuation-model', exampleBody)).toEqual({
      instruments: [{ symbol: 'ACME', market: 'XNAS', name: 'Acme Corporation' }],
      currency: 'USD',
    });
  });

  it('[DOCUMENTS-30] says of a damaged model what it can', () => {
    expect(summaryOf('valuation-model', { symbol: 'ACME', name: 7 })).toEqual({
      instruments: [{ symbol: 'ACME', market: null, name: null }],
      currency: null,
    });
  });

  it('[DOCUMENTS-30] says nothing of a kind that this release does not know, and never throws', () => {
    const nothing = { instruments: [], currency: null };
    expect(summaryOf('canvas', exampleBody)).toEqual(nothing);
    expect(summaryOf('toString', exampleBody)).toEqual(nothing);
    fc.assert(
      fc.property(fc.constantFrom('valuation-model', 'canvas', undefined), fc.anything(), (kind, body) => {
        expect(summaryOf(kind, body)).toMatchObject({ instruments: expect.any(Array) as unknown });
      }),
    );
  });
});
