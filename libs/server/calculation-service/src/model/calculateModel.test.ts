import { describe, expect, it } from 'vitest';
import type { ModelCalculationRequest } from '@finance-analyst/contracts';
import { calculateDcf } from '../dcf/calculateDcf.js';
import { dcfModelInputs } from '../dcf/dcfModelInputs.js';
import { dcfRequestSchema } from '@finance-analyst/contracts';
import { dcfBody } from '../testing/dcfBody.js';
import { calculateModel } from './calculateModel.js';

const source = `
model "Savings"
timeline 3 years
input deposit: amount "Deposit"
input interest[]: rate "Interest"
line balance: amount = balance[-1] * (1 + interest) from deposit "Balance"
value total_growth: rate = last(balance) / deposit - 1 "Growth in all"
check shrinks warning when total_growth < 0 "The balance shrinks by {total_growth}."
`;
const inputs = { deposit: 100, interest: [0.1, 0, -0.5] };

function answered(request: Partial<ModelCalculationRequest>) {
  const outcome = calculateModel({ model: source, inputs, ...request });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value;
}

describe('calculateModel', () => {
  it('[CALCULATION-SERVICE-14] returns every line and value of a model, and the checks that trip', () => {
    expect(answered({})).toEqual({
      title: 'Savings',
      periods: 3,
      values: {
        balance: {
          label: 'Balance',
          unit: 'amount',
          shape: 'series',
          figures: [
            { value: 110.00000000000001, reason: null },
            { value: 110.00000000000001, reason: null },
            { value: 55.00000000000001, reason: null },
          ],
        },
        total_growth: {
          label: 'Growth in all',
          unit: 'rate',
          shape: 'scalar',
          figures: [{ value: expect.closeTo(-0.45, 12), reason: null }],
        },
      },
      checks: [{ id: 'shrinks', severity: 'warning', message: 'The balance shrinks by -45%.' }],
    });
  });

  it('[CALCULATION-SERVICE-14] says the currencies of a model, and has the years of quarters', () => {
    const model =
      'currency USD\ntimeline 8 quarters\ninput eur[]: amount EUR = 10\ninput fx: exchange_rate USD per EUR = 1.5\n' +
      'line usd = eur * fx\nline year_total yearly = sum(quarters(usd))';
    const { values, derivations } = answered({
      model,
      inputs: {},
      outputs: ['eur', 'fx', 'usd', 'year_total'],
      derivations: ['year_total'],
    });
    expect(Object.values(values).map(({ unit }) => unit)).toEqual([
      'amount EUR',
      'exchange_rate USD per EUR',
      'amount USD',
      'amount USD',
    ]);
    expect(values['year_total']?.figures.map(({ value }) => value)).toEqual([60, 60]);
    expect(derivations?.['year_total']?.[1]?.operands.map(({ period }) => period)).toEqual([5, 6, 7, 8]);
  });

  it('[CALCULATION-SERVICE-14] returns only the requested names, including inputs', () => {
    const { values } = answered({ outputs: ['total_growth', 'interest'] });
    expect(Object.keys(values)).toEqual(['total_growth', 'interest']);
    expect(values['interest']?.figures.map(({ value }) => value)).toEqual([0.1, 0, -0.5]);
  });

  it('[CALCULATION-SERVICE-15] returns formula and operands on request', () => {
    const { derivations } = answered({ derivations: ['balance', 'total_growth'] });
    expect(derivations?.['balance']).toHaveLength(3);
    expect(derivations?.['balance']?.[1]).toMatchObject({
      period: 2,
      label: 'Balance',
      formula: 'balance[-1] * (1 + interest)',
      operands: [
        { name: 'balance', period: 1, label: 'Balance', kind: 'line' },
        { name: 'interest', period: 2, label: 'Interest', kind: 'input', figure: { value: 0, reason: null } },
      ],
    });
    expect(derivations?.['total_growth']?.[0]).toMatchObject({ period: null });
    expect(answered({}).derivations).toBeUndefined();
  });

  it('[CALCULATION-SERVICE-16] returns null with the reason for what cannot be computed', () => {
    const { values } = answered({ inputs: { ...inputs, deposit: 0 } });
    const [figure] = values['total_growth']?.figures ?? [];
    expect(figure?.value).toBeNull();
    expect(figure?.reason).toContain('Division by zero');
  });

  it('[MODEL-ENGINE-165] takes and returns a date as 2026-06-30', () => {
    const model = 'input balance_date: date\nvalue end_of_year = eomonth(balance_date, 6)';
    const outcome = calculateModel({ model, inputs: { balance_date: '2026-06-30' } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { values: { end_of_year: { unit: 'date', figures: [{ value: '2026-12-31', reason: null }] } } },
    });
    const wrong = calculateModel({ model, inputs: { balance_date: 46_203 } });
    expect(wrong).toMatchObject({ ok: false, details: [{ path: 'inputs.balance_date' }] });
  });

  it('[MODEL-ENGINE-164] takes null for a historical figure that was not reported', () => {
    const model =
      'timeline history 2 years, forecast 1 year\ninput reported[history]: amount\nvalue mean = average(reported)';
    expect(calculateModel({ model, inputs: { reported: [null, 2] } })).toMatchObject({
      ok: true,
      value: { values: { mean: { figures: [{ value: null }] } } },
    });
  });

  it('[CALCULATION-SERVICE-14] returns a choice by the name of its option', () => {
    const model = 'input pace: choice(slow, fast) = fast\nvalue speed = if(pace = fast, 2, 1)';
    const outcome = calculateModel({ model, inputs: {}, outputs: ['pace'], derivations: ['speed'] });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        values: { pace: { figures: [{ value: 'fast', reason: null }] } },
        derivations: { speed: [{ operands: [{ name: 'pace', figure: { value: 'fast' } }] }] },
      },
    });
  });

  it("[CALCULATION-SERVICE-17] forecasts the requested number of periods instead of the model's", () => {
    expect(answered({ periods: 8, inputs: { deposit: 1, interest: 0.1 } })).toMatchObject({ periods: 8 });
  });

  it('[CALCULATION-SERVICE-18] locates a source error and suggests the likely name', () => {
    const outcome = calculateModel({ model: source.replace('last(balance)', 'last(balence)'), inputs });
    expect(outcome).toMatchObject({ ok: false, code: 'model-does-not-compile' });
    if (outcome.ok) return;
    expect(outcome.details).toContainEqual({
      path: 'model',
      message: 'line 7, column 33: nothing is named balence; did you mean balance?',
    });
  });

  it('[CALCULATION-SERVICE-18] names the invalid inputs', () => {
    const outcome = calculateModel({ model: source, inputs: { interest: [0.1], depositt: 5 } });
    expect(outcome).toMatchObject({ ok: false, code: 'inputs-do-not-fit' });
    if (outcome.ok) return;
    expect(outcome.details.map(({ path }) => path).toSorted()).toEqual([
      'inputs.deposit',
      'inputs.depositt',
      'inputs.interest',
    ]);
  });

  it('[CALCULATION-SERVICE-18] names unknown outputs and derivations', () => {
    const outcome = calculateModel({
      model: source,
      inputs,
      outputs: ['balance', 'profit'],
      derivations: ['loss'],
    });
    expect(outcome).toMatchObject({
      ok: false,
      code: 'unknown-name',
      details: [{ path: 'outputs.1' }, { path: 'derivations.0' }],
    });
  });

  it('[CALCULATION-SERVICE-19] calculates a template by name with the same result as its own route', () => {
    const request = dcfRequestSchema.parse(dcfBody);
    const dcf = calculateDcf(request);
    const { values } = answered({
      model: 'free-cash-flow-to-firm',
      inputs: dcfModelInputs(request) as ModelCalculationRequest['inputs'],
    });
    expect(dcf.ok && dcf.value.enterpriseValue).toBe(values['enterprise_value']?.figures[0]?.value);
    expect(values['free_cash_flow']?.figures).toHaveLength(5);
  });

  it('[CALCULATION-SERVICE-14] takes and returns figures of segments and sub-models by their names', () => {
    const { values, derivations } = answered({
      model:
        'timeline 2 years\nsegments u, v\ninput size by segment: number\nsubmodel part\ninput x: number\n' +
        'value twice = x * 2\nend\nuse part as unit by segment with x = size\nuse part as other',
      inputs: { 'size.u': 1, 'size.v': 2, 'other.x': 5 },
      outputs: ['unit.v.twice', 'other.twice'],
      derivations: ['unit.v.twice'],
    });
    expect(values['unit.v.twice']?.figures).toEqual([{ value: 4, reason: null }]);
    expect(values['other.twice']?.figures).toEqual([{ value: 10, reason: null }]);
    expect(derivations?.['unit.v.twice']?.[0]).toMatchObject({ formula: 'unit.v.x * 2' });
    const missing = calculateModel({ model: 'segments u\ninput size by segment: number', inputs: {} });
    expect(missing).toMatchObject({ details: [{ path: 'inputs.size.u' }] });
  });

  it('[CALCULATION-SERVICE-19] lists the templates when a name is unknown', () => {
    expect(calculateModel({ model: 'no-such-template', inputs: {} })).toMatchObject({
      ok: false,
      code: 'unknown-template',
      message: expect.stringContaining('free-cash-flow-to-firm'),
    });
  });

  it.each([0, 51, -1])(
    '[CALCULATION-SERVICE-20] refuses %i periods, of a template and of a text',
    (periods) => {
      expect(calculateModel({ model: source, inputs, periods })).toMatchObject({
        ok: false,
        code: 'model-does-not-compile',
      });
      expect(calculateModel({ model: 'free-cash-flow-to-firm', inputs: {}, periods })).toMatchObject({
        ok: false,
        code: 'model-does-not-compile',
      });
    },
  );

  it('[CALCULATION-SERVICE-20] refuses a text of more than 500 lines or with a timeline of more than 50 periods', () => {
    expect(calculateModel({ model: `${source}${'\n'.repeat(500)}value x = 1`, inputs })).toMatchObject({
      ok: false,
    });
    expect(calculateModel({ model: source.replace('3 years', '51 years'), inputs })).toMatchObject({
      ok: false,
    });
  });
});
