import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleBody } from '../testing/exampleModel.js';
import { summaryOf } from './summaryOf.js';

describe('summaryOf', () => {
  it("[DOCUMENTS-30] gives a model's company, market and currency", () => {
    expect(summaryOf('valuation-model', exampleBody)).toEqual({
      instruments: [{ symbol: 'ACME', market: 'XNAS', name: 'Acme Corporation' }],
      currency: 'USD',
      headline: null,
    });
  });

  it('[DOCUMENTS-30] gives what can be read of a damaged model', () => {
    expect(summaryOf('valuation-model', { instrument: { symbol: 'ACME', name: 7 } })).toEqual({
      instruments: [{ symbol: 'ACME', market: null, name: null }],
      currency: null,
      headline: null,
    });
  });

  it('[DOCUMENTS-30] gives the company of a version 1 model', () => {
    const { instrument: _, ...others } = exampleBody;
    const name = 'Acme Corporation';
    for (const company of [{ symbol: 'ACME', exchange: 'XNAS' }, { symbol: 'XNAS:ACME' }])
      expect(summaryOf('valuation-model', { ...others, ...company, name })).toEqual(
        summaryOf('valuation-model', exampleBody),
      );
  });

  it("[DOCUMENTS-77] gives a model's last result and its basis", () => {
    const computed = {
      valuePerShare: { ok: true, value: 110 },
      upside: { ok: true, value: 110 / 101.5 - 1 },
      impliedGrowth: { ok: false, reason: 'None.' },
      terminalShare: { ok: true, value: 0.7 },
      wacc: { ok: true, value: 0.08 },
      template: exampleBody.template,
      engineVersion: '0.1.0',
      statementsSource: 'sec-edgar',
    };
    const { valuePerShare, upside, statementsSource } = computed;
    expect(summaryOf('valuation-model', { ...exampleBody, computed }).headline).toEqual({
      valuePerShare,
      upside,
      price: exampleBody.priceSnapshot,
      knownOn: exampleBody.knownOn,
      statementsSource,
    });
    const lost = { ...computed, upside: { ok: true, value: 'much' } };
    expect(summaryOf('valuation-model', { ...exampleBody, computed: lost }).headline).toBeNull();
  });

  it('[DOCUMENTS-30] gives nothing for an unknown kind, and never throws', () => {
    const nothing = { instruments: [], currency: null, headline: null };
    expect(summaryOf('canvas', exampleBody)).toEqual(nothing);
    expect(summaryOf('toString', exampleBody)).toEqual(nothing);
    fc.assert(
      fc.property(fc.constantFrom('valuation-model', 'canvas', undefined), fc.anything(), (kind, body) => {
        expect(summaryOf(kind, body)).toMatchObject({ instruments: expect.any(Array) as unknown });
      }),
    );
  });
});
