import { writeReason } from '@finance-analyst/foundation';
import type { ValuationModelBody as Body } from '@finance-analyst/documents';
import { addPeers, followInputs, setAssumption, storedPeerBetas } from '@finance-analyst/valuation';
import { describe, expect, it } from 'vitest';
import {
  exampleBankDocument,
  exampleDocument,
  exampleDocumentWithScenarios,
  exampleValuation,
} from '../testing/exampleModel.js';
import { offeredInputs } from './offeredInputs.js';

const offered = offeredInputs(exampleValuation());
const inputOf = (name: string) => offered.find((input) => input.name === name);

describe('offeredInputs', () => {
  it('[UNCERTAINTY-SCREENS-3] offers every numeric assumption with the label and unit of the model', () => {
    const document = exampleDocument();
    const numeric = new Set(
      document.body.assumptions.filter(({ value }) => typeof value === 'number').map(({ input }) => input),
    );
    expect(new Set(offered.map(({ name }) => name))).toEqual(numeric);
    expect(inputOf('terminal_growth')).toMatchObject({
      label: 'Terminal growth',
      unit: 'rate',
      isInUse: true,
    });
    expect(inputOf('shares_outstanding')).toMatchObject({ label: 'Diluted shares', unit: 'shares' });
  });

  it('[UNCERTAINTY-SCREENS-3] knows which inputs the value does not depend on', () => {
    expect(inputOf('given_wacc')?.isInUse).toBe(false);
    const document = exampleDocument();
    const given = setAssumption(document.body, 'wacc_method', 'given');
    const now = offeredInputs(exampleValuation({ ...document, body: given }));
    expect(now.find(({ name }) => name === 'beta')).toMatchObject({
      isInUse: false,
      standard: { isIncluded: false },
    });
  });

  it("[UNCERTAINTY-SCREENS-4] starts with the dispersion of the company's own years, and says so", () => {
    const growth = inputOf('revenue_growth');
    expect(growth?.standard).toMatchObject({ isIncluded: true, spread: { kind: 'normal' } });
    expect(growth?.isFromHistory).toBe(true);
    expect(writeReason(growth?.reason ?? '')).toContain('6 years of history');
    expect(writeReason(inputOf('operating_margin')?.reason ?? '')).toContain('7 years of history');
  });

  it('[UNCERTAINTY-SCREENS-4] starts with a point, or a tenth of the figure, where no history says it', () => {
    expect(inputOf('terminal_growth')).toMatchObject({
      reason: null,
      standard: { isIncluded: true, spread: { kind: 'normal', range: 0.01 } },
    });
    const beta = inputOf('beta');
    expect(beta?.standard.spread).toEqual({ kind: 'normal', range: (beta?.first ?? 0) * 0.1 });
  });

  it('[UNCERTAINTY-SCREENS-4] starts with the standard error of a measured figure until it is edited', () => {
    const document = exampleDocument();
    const assumptions = document.body.assumptions.map((row) =>
      row.input === 'beta' ? { ...row, provenance: { label: 'Measured', standardError: 0.08 } } : row,
    );
    const body = { ...document.body, assumptions };
    const betaIn = (given: typeof document.body) =>
      offeredInputs(exampleValuation({ ...document, body: given })).find(({ name }) => name === 'beta');
    const measured = betaIn(body);
    // 10% and 90% of a normal distribution are 1.2816 standard deviations from its center.
    expect(measured?.standard.spread).toEqual({
      kind: 'normal',
      range: expect.closeTo(0.08 * 1.2816, 4) as number,
    });
    expect(writeReason(measured?.reason ?? '')).toBe('The standard error of its measurement, 0.08.');
    const edited = betaIn(setAssumption(body, 'beta', 1.3));
    expect(edited?.standard.spread).toEqual({ kind: 'normal', range: expect.closeTo(0.13, 12) as number });
  });

  it('[UNCERTAINTY-SCREENS-4] starts the beta of peers with the standard error of their median', () => {
    const document = exampleDocumentWithScenarios();
    const { fundamentals } = exampleValuation(document);
    const follow = (before: Body, after: Body) => followInputs(before, after, fundamentals);
    const peer = (id: string, value: number, standardError?: number) => ({
      peer: {
        ...{ id, symbol: id, market: null, name: id },
        price: { price: 71.5, currency: 'USD', asOf: '2026-11-20', source: 'stooq' },
        beta: {
          ...{ value, label: 'Slope', source: 'stooq', asOf: '2026-11-20' },
          ...(standardError !== undefined && { standardError }),
        },
      },
      fundamentals: { ...fundamentals, symbol: id },
    });
    const chosen = follow(document.body, setAssumption(document.body, 'beta_method', 'peers'));
    const betaWith = (...errors: readonly (number | undefined)[]) => {
      const peers = errors.map((error, index) => peer(`P${index}`, 0.9 + index / 10, error));
      const body = follow(chosen, addPeers(chosen, peers));
      const offer = offeredInputs(exampleValuation({ ...document, body }));
      return { offer: offer.find(({ name }) => name === 'peer_beta'), betas: storedPeerBetas(body) };
    };
    const { offer, betas } = betaWith(0.06, 0.08);
    const error = betas.medianError ?? Number.NaN;
    expect(offer).toMatchObject({
      isFromHistory: true,
      standard: {
        isIncluded: true,
        spread: { kind: 'normal', range: expect.closeTo(error * 1.2816, 4) as number },
      },
    });
    expect(writeReason(offer?.reason ?? '')).toBe(
      `The standard error of the median, ${error.toFixed(2)}, from those of the peers’ betas.`,
    );
    // Peers stored before standard errors were.
    const older = betaWith(undefined, undefined).offer;
    expect(older?.standard.spread).toEqual({ kind: 'normal', range: (older?.first ?? 0) * 0.1 });
  });

  it('[UNCERTAINTY-SCREENS-4] starts with the step of the method where that has a reason, history first', () => {
    const bank = offeredInputs(exampleValuation(exampleBankDocument()));
    const ofBank = (name: string) => bank.find((input) => input.name === name);
    expect(ofBank('persistence')?.standard.spread).toEqual({ kind: 'normal', range: 0.1 });
    expect(writeReason(ofBank('persistence')?.reason ?? '')).toMatch(/^One step of the sensitivity\./u);
    expect(writeReason(ofBank('return_on_equity')?.reason ?? '')).toContain('6 years of history');
  });

  it('[UNCERTAINTY-SCREENS-4] leaves out at first a rate that is 0 in all years', () => {
    const bank = exampleBankDocument();
    const included = (rate: number) =>
      offeredInputs(
        exampleValuation({ ...bank, body: setAssumption(bank.body, 'terminal_growth', rate) }),
      ).find(({ name }) => name === 'terminal_growth')?.standard.isIncluded;
    expect([0, 0.02].map(included)).toEqual([false, true]);
  });

  it('[UNCERTAINTY-SCREENS-4] leaves reported amounts and share counts out at first', () => {
    const included = offered.filter(({ standard }) => standard.isIncluded).map(({ unit }) => unit);
    expect(new Set(included)).toEqual(new Set(['rate', 'multiple']));
  });
});
