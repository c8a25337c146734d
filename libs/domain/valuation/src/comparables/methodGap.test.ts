import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { otherMethods } from '../other-methods/otherMethods.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { peersAt } from '../testing/peersAt.js';
import { addPeers } from './editPeers.js';
import { methodGap, type MethodMiddle } from './methodGap.js';
import { methodRanges } from './methodRanges.js';

const fundamentals = exampleFiler({ netIncome: 180, shareholdersEquity: 700 });
const { body } = exampleCompanyModel({ fundamentals });
const peers = peersAt([18, 25, 31], fundamentals);
const valuation = valuationOf(addPeers(body, peers));

const middlesOf = (of = valuation): readonly MethodMiddle[] =>
  methodRanges(of).flatMap(({ range, ...method }) =>
    range.ok ? [{ label: method.method, value: range.value.middle, method }] : [],
  );
const pair = (one: string, other: string, of = valuation) =>
  methodGap(
    of,
    middlesOf(of).filter(({ label }) => label === one || label === other),
  );

it('[VALUATION-412] finds the two methods whose middle values are furthest apart', () => {
  const values = middlesOf().map(({ value }) => value);
  const gap = methodGap(valuation, middlesOf());
  expect(gap?.low.value).toBe(Math.min(...values));
  expect(gap?.high.value).toBe(Math.max(...values));
  expect(methodGap(valuation, middlesOf().slice(0, 1))).toBeNull();
  // Both are the value of the model.
  expect(pair('scenarios', 'sensitivity')).toBeNull();
});

it('[VALUATION-412] gives the multiple that the other value is beside the median', () => {
  const gap = pair('evToEbitda', 'scenarios');
  const { reason } = gap ?? { reason: null };
  if (reason?.kind !== 'multiple') throw new Error('No multiple.');
  const { evaluator } = valuation;
  const value = evaluator.number('value_per_share');
  expect(reason.value).toBe(value);
  const [multiple] = [gap?.low, gap?.high].filter((each) => each?.label === 'evToEbitda');
  // The claims between enterprise value and equity value cancel out.
  const perTurn = (value - (multiple?.value ?? Number.NaN)) / (reason.implied - reason.median);
  const ebitda = 1000 * 1.08 ** 5 * (0.21 + 0.04);
  expect(perTurn).toBeCloseTo(ebitda / evaluator.number('diluted_shares'), 6);
});

it('[VALUATION-412] computes residual income without fading, where that closes at least half of the gap', () => {
  const gap = pair('residualIncome', 'scenarios');
  const answer = otherMethods(valuation).find(({ method }) => method === 'residualIncome')?.answer;
  if (!gap || !answer?.ok) throw new Error('No gap.');
  const { low, high, reason } = gap;
  expect(low.label).toBe('residualIncome');
  const { evaluator, middle } = answer.value;
  const staying = evaluator.fork();
  staying.set('persistence', 1);
  const carried = middle / evaluator.number('value_per_share');
  const value = staying.number('value_per_share') * carried;
  expect(value - low.value).toBeGreaterThan((high.value - low.value) / 2);
  expect(reason).toMatchObject({ kind: 'fade', value: expect.closeTo(value, 9) as number });
  if (reason?.kind !== 'fade') throw new Error('Not without fading.');
  expect(reason.answer.value).toBe(reason.value);
  expect(reason.answer.evaluator.number('persistence')).toBe(1);
  expect(reason.answer.assumptions.find(({ input }) => input === 'persistence')?.reason).toMatch(
    /^Without fading/u,
  );
});

it('[VALUATION-412] computes the model without growth beside earnings power', () => {
  const gap = pair('earningsPower', 'sensitivity');
  if (!gap) throw new Error('No gap.');
  const flat = valuationOf(
    body.assumptions.reduce(
      (edited, { id, input }) =>
        ['revenue_growth', 'terminal_growth'].includes(input) ? setAssumption(edited, id, 0) : edited,
      body,
    ),
  );
  const value = flat.evaluator.number('value_per_share');
  expect(gap.high.value - value).toBeGreaterThan((gap.high.value - gap.low.value) / 2);
  expect(gap.reason).toMatchObject({ kind: 'growth', value: expect.closeTo(value, 9) as number });
  if (gap.reason?.kind !== 'growth') throw new Error('Not without growth.');
  expect(gap.reason.valuation.evaluator.number('value_per_share')).toBe(gap.reason.value);
});

it('[VALUATION-412] gives no reason beside a saved model, or where nothing closes half of the gap', () => {
  const saved = { label: 'Leveraged buyout', value: 1e6, method: null };
  expect(
    methodGap(valuation, [...middlesOf().filter(({ label }) => label === 'scenarios'), saved]),
  ).toMatchObject({
    high: saved,
    reason: null,
  });
  expect(
    methodGap(valuation, [...middlesOf().filter(({ label }) => label === 'residualIncome'), saved])?.reason,
  ).toBeNull();
});

it('[VALUATION-412] gives no reason that passes the other value by more than half of the gap', () => {
  const gap = pair('earningsPower', 'sensitivity');
  if (gap?.reason?.kind !== 'growth') throw new Error('Not without growth.');
  const [earningsPower] = [gap.low, gap.high].filter(({ label }) => label === 'earningsPower');
  if (!earningsPower) throw new Error('No earnings power.');
  const { value } = gap.reason;
  // Without growth, the model is now further below earnings power than it was above it.
  const [model] = middlesOf().filter(({ label }) => label === 'sensitivity');
  const near = { ...earningsPower, value: (model?.value ?? 0) - ((model?.value ?? 0) - value) / 4 };
  expect(
    methodGap(valuation, [...middlesOf().filter(({ label }) => label === 'sensitivity'), near])?.reason,
  ).not.toMatchObject({
    kind: 'growth',
  });
});

it('[VALUATION-412] computes earnings power at the final margin of the model, where margins set them apart', () => {
  const years = body.years;
  const low = body.assumptions.reduce(
    (edited, { id, input }) =>
      ['revenue_growth', 'terminal_growth'].includes(input)
        ? setAssumption(edited, id, 0)
        : input === 'operating_margin'
          ? setAssumption(edited, id, 0.1)
          : edited,
    body,
  );
  const flat = valuationOf(low);
  const { reason } = pair('earningsPower', 'scenarios', flat) ?? { reason: null };
  const answer = otherMethods(flat).find(({ method }) => method === 'earningsPower')?.answer;
  if (reason?.kind !== 'margin' || !answer?.ok) throw new Error('No margin.');
  expect(reason.final).toBe(flat.evaluator.number('operating_margin', years));
  expect(reason.own).toBe(answer.value.evaluator.number('normal_margin'));
  expect(reason.own).toBeGreaterThan(reason.final);
  const changed = answer.value.evaluator.fork();
  changed.set('normal_margin', reason.final);
  const carried = answer.value.middle / answer.value.evaluator.number('value_per_share');
  expect(reason.value).toBeCloseTo(changed.number('value_per_share') * carried, 0);
});

it('[VALUATION-415] finds no gap of less than a tenth of the middle between two values', () => {
  const at = (value: number): MethodMiddle => ({ label: String(value), value, method: null });
  expect(methodGap(valuation, [at(100), at(102)])).toBeNull();
  expect(methodGap(valuation, [at(95.1), at(104.9)])).toBeNull();
  expect(methodGap(valuation, [at(94.9), at(105.1)])).toMatchObject({ low: at(94.9), high: at(105.1) });
  expect(methodGap(valuation, [at(-1), at(1)])).toMatchObject({ low: at(-1), high: at(1) });
});

it('[VALUATION-412] does not name the fading of returns below the cost of equity', () => {
  const poor = exampleFiler({ netIncome: 20, shareholdersEquity: 700 });
  const of = valuationOf(exampleCompanyModel({ fundamentals: poor }).body);
  const answer = otherMethods(of).find(({ method }) => method === 'residualIncome')?.answer;
  if (!answer?.ok) throw new Error('No residual income.');
  expect(answer.value.evaluator.number('residual_income', of.body.years)).toBeLessThan(0);
  expect(pair('residualIncome', 'scenarios', of)?.reason ?? null).toBeNull();
});
