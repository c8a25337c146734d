import { writeReason } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { addPeers, removePeer, setPeerLeftOut } from '../comparables/editPeers.js';
import { measuredBetaOf } from '../comparables/measuredBetaOf.js';
import { storedPeerBetas } from '../comparables/storedPeerBetas.js';
import { releveredBeta } from '../cost-of-capital/releveredBeta.js';
import { setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleFiler } from '../testing/exampleFiler.js';

const fundamentals = exampleFiler();
const quote = null;
const made = newValuationBody({ fundamentals, parameters: exampleParameters, quote });
if (!made.ok) throw new Error(made.reason);
const body = made.value;
type Body = typeof body;

const peer = (id: string, beta: number) => ({
  peer: {
    id,
    symbol: id,
    market: null,
    name: id,
    price: { price: 40, currency: fundamentals.currency, asOf: '2026-11-20', source: 'stooq' },
    beta: { value: beta, label: 'Slope', source: 'stooq', asOf: '2026-11-20' },
  },
  fundamentals: { ...fundamentals, symbol: id, name: id },
});
const follow = (before: Body, after: Body): Body => followInputs(before, after, fundamentals);
const rowOf = ({ assumptions }: Body, input: string) => {
  const row = assumptions.find((each) => each.input === input);
  if (!row) throw new Error(`No ${input}.`);
  return row;
};
const numberOf = (given: Body, input: string): number => rowOf(given, input).value as number;
const valueOf = (given: Body, name = 'value_per_share'): number => {
  const evaluated = evaluateValuation(given, fundamentals);
  if (!evaluated.ok) throw new Error(evaluated.reasons.join());
  return evaluated.valuation.evaluator.number(name);
};
const edit = (given: Body, input: string, value: string | number): Body =>
  follow(given, setAssumption(given, input, value));

it('[VALUATION-390] is the company’s own without peers, so that the choice moves no value', () => {
  expect(writeReason(rowOf(body, 'peer_beta').reason)).toContain('there are no peers');
  const peers = edit(body, 'beta_method', 'peers');
  expect(valueOf(peers)).toBeCloseTo(valueOf(body), 6);
});

it('[VALUATION-390] follows peers that are added, left out, counted and removed, and the debt share with it', () => {
  const chosen = edit(body, 'beta_method', 'peers');
  const states = [
    (given: Body) => addPeers(given, [peer('A', 0.8), peer('B', 1.1), peer('C', 1.6)]),
    (given: Body) => setPeerLeftOut(given, 'C', true),
    (given: Body) => setPeerLeftOut(given, 'C', false),
    (given: Body) => removePeer(given, 'A'),
  ];
  const reached = states.reduce<readonly Body[]>(
    (before, change) => {
      const now = before.at(-1) as Body;
      return [...before, follow(now, change(now))];
    },
    [chosen],
  );
  const betas = reached.map((state) => numberOf(state, 'peer_beta'));
  expect(new Set(betas.map((beta) => beta.toFixed(6))).size).toBe(4);
  expect(betas[3]).toBe(betas[1]);
  expect(writeReason(rowOf(reached[1] as Body, 'peer_beta').reason)).toMatch(
    /^Median of 3 unlevered betas; A 0/u,
  );
  for (const state of reached) {
    // Without a price, the debt share is that of the value that it gives.
    const debt = numberOf(state, 'debt');
    expect(numberOf(state, 'debt_weight')).toBeCloseTo(debt / (debt + valueOf(state, 'equity_value')), 6);
  }
});

it('[VALUATION-388] starts a single-number rate at the rate that the model has, with peers and premiums', () => {
  for (const method of ['given', 'peers']) {
    const built = [
      ['beta_method', method] as const,
      ['specific_premium', 0.03] as const,
      ['country_risk_premium', 0.01] as const,
    ].reduce(
      (before, [input, value]) => edit(before, input, value),
      follow(body, addPeers(body, [peer('A', 0.7)])),
    );
    const given = edit(built, 'wacc_method', 'given');
    expect(valueOf(given)).toBeCloseTo(valueOf(built), 6);
    const beta = method === 'peers' ? numberOf(built, 'peer_beta') : null;
    if (beta !== null)
      expect(valueOf(built, 'beta_used')).toBeCloseTo(
        releveredBeta(beta, numberOf(built, 'debt_weight'), numberOf(built, 'interest_tax_rate')),
        9,
      );
  }
});

it('[VALUATION-397] gives the default the standard error of the median, once each peer that counts has one', () => {
  const withError = (id: string, beta: number, standardError: number) => {
    const given = peer(id, beta);
    return { ...given, peer: { ...given.peer, beta: { ...given.peer.beta, standardError } } };
  };
  const before = follow(body, addPeers(body, [peer('A', 0.8), withError('B', 1.1, 0.08)]));
  expect(rowOf(before, 'peer_beta')).not.toHaveProperty('provenance');
  expect(writeReason(rowOf(before, 'peer_beta').reason)).not.toContain('standard error');
  const after = follow(before, addPeers(before, [withError('A', 0.8, 0.06)]));
  const row = rowOf(after, 'peer_beta');
  // The beta of A was measured again, with the same result.
  expect(row.value).toBe(rowOf(before, 'peer_beta').value);
  const { medianError } = storedPeerBetas(after);
  expect(medianError).toBeGreaterThan(0);
  expect(row.provenance).toEqual({
    label: 'Measured betas of the peers',
    detail: 'stooq',
    asOf: '2026-11-20',
    standardError: medianError,
  });
  expect(writeReason(row.reason)).toMatch(/, with a standard error of 0\.0\d$/u);
});

it('[VALUATION-390] stores no beta that is assumed', () => {
  const beta = { value: 1, label: 'Beta of 1 assumed', source: 'configuration', asOf: null };
  expect(measuredBetaOf(beta)).toBeNull();
  expect(measuredBetaOf(null)).toBeNull();
  const measured = { ...beta, source: 'stooq', asOf: '2026-11-20', standardError: 0.07 };
  expect(measuredBetaOf(measured)).toEqual(measured);
});
