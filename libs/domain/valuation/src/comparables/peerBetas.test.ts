import { expect, it } from 'vitest';
import { exampleFiler } from '../testing/exampleFiler.js';
import type { ComparedCompany } from './peerComparison.js';
import { peerBetas } from './peerBetas.js';
import { companyMultiples } from './companyMultiples.js';
import { statutoryRateOf } from '../default-assumptions/taxRate.js';

const fundamentals = exampleFiler();
const price = { price: 50, currency: fundamentals.currency };
const measured = (value: number) => ({ value, label: 'measured', source: 'stooq', asOf: '2026-11-20' });
const peer = (id: string, changes: Partial<ComparedCompany> = {}): ComparedCompany => ({
  id,
  name: id,
  isLeftOut: false,
  price,
  beta: measured(1.2),
  fundamentals: { ok: true, value: fundamentals },
  ...changes,
});

it('[VALUATION-390] unlevers each beta at its own debt, market value and tax rate', () => {
  const company = companyMultiples(fundamentals, price);
  if (!company.ok || !company.value.marketCapitalization.ok) throw new Error('No market value.');
  const debt = company.value.claims.find(({ input }) => input === 'debt')?.value as number;
  const marketCapitalization = company.value.marketCapitalization.value;
  const ratio = debt / marketCapitalization;
  expect(debt).toBeGreaterThan(0);
  const { peers, counted, median } = peerBetas([peer('A')]);
  const taxRate = statutoryRateOf(fundamentals.currency).value;
  const unlevered = 1.2 / (1 + (1 - taxRate) * ratio);
  expect(peers.get('A')).toEqual({
    ok: true,
    value: {
      beta: 1.2,
      debt,
      marketCapitalization,
      debtToEquity: ratio,
      taxRate,
      unlevered,
      standardError: null,
      unleveredError: null,
    },
  });
  expect([counted, median]).toEqual([['A'], { ok: true, value: unlevered }]);
});

it('[VALUATION-399] has no market value, multiple and beta of a peer without a price above zero', () => {
  for (const none of [0, -1]) {
    const zero = { ...price, price: none };
    const company = companyMultiples(fundamentals, zero);
    if (!company.ok) throw new Error(company.reason);
    expect(company.value.marketCapitalization).toEqual({ ok: false, reason: 'No price.' });
    expect(company.value.multiples.evToRevenue.ok).toBe(false);
    expect(peerBetas([peer('A', { price: zero })]).peers.get('A')).toEqual({
      ok: false,
      reason: 'No price.',
    });
  }
});

it('[VALUATION-390] takes the median of those that are measured and not left out', () => {
  const { beta: _beta, ...unmeasured } = peer('D');
  const companies = [
    peer('A', { beta: measured(0.8) }),
    peer('B', { beta: measured(3), isLeftOut: true }),
    peer('C', { beta: measured(1) }),
    unmeasured,
    peer('E', { price: null }),
    peer('F', { beta: measured(1.4) }),
    peer('G', { fundamentals: { ok: true, value: { ...fundamentals, businessModel: 'bank' } } }),
  ];
  const { peers, counted, median } = peerBetas(companies);
  expect(counted).toEqual(['A', 'C', 'F']);
  const middle = peers.get('C');
  expect(median).toEqual({ ok: true, value: middle?.ok ? middle.value.unlevered : Number.NaN });
  const reasonOf = (id: string) => {
    const found = peers.get(id);
    return found && !found.ok ? found.reason : '';
  };
  expect(reasonOf('D')).toBe('No measured beta, which needs two years of prices.');
  expect(reasonOf('E')).toBe('No price.');
  expect(reasonOf('G')).toContain('Enterprise value does not apply to a bank');
  expect(peerBetas([]).median).toMatchObject({ ok: false });
});

it('[VALUATION-397] unlevers standard errors as their betas, and takes that of the median of those that count', () => {
  const withError = (id: string, standardError: number, changes: Partial<ComparedCompany> = {}) =>
    peer(id, { beta: { ...measured(1.2), standardError }, ...changes });
  const both = [withError('A', 0.06), withError('B', 0.08), withError('C', 0.9, { isLeftOut: true })];
  const { peers, medianError } = peerBetas(both);
  const first = peers.get('A');
  if (!first?.ok) throw new Error('No beta.');
  const factor = first.value.unlevered / 1.2;
  expect(first.value.standardError).toBe(0.06);
  expect(first.value.unleveredError).toBeCloseTo(0.06 * factor, 12);
  expect(medianError).toBeCloseTo(0.05 * factor, 12);
  expect(peerBetas([...both, peer('D')]).medianError).toBeNull();
  expect(peerBetas([peer('D')]).medianError).toBeNull();
});
