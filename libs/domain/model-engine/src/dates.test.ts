import { describe, expect, it } from 'vitest';
import { createEvaluator } from './evaluation/createEvaluator.js';
import { formatFigure } from './evaluation/formatFigure.js';
import type { InputValues } from './evaluation/inputValues.js';
import { solveInput } from './evaluation/solveInput.js';
import { compiled, errorsOf, evaluated } from './testing/compiled.js';
import { withYears } from './withYears.js';

const inputs = [
  'timeline history 2 years, forecast 3 years',
  'input balance: date',
  'input fiscal_end: date = date(2025, 12, 31)',
  'input paid[]: date = date(2030, 1, 1)',
  'input closed[history]: date = date(2024, 2, 29)',
  'input money: amount = 1',
  'input growth: rate = 10%',
  'input months: count = 1',
  'input life: years = 1',
  'input on: flag = 1',
  '',
].join('\n');
const given = { balance: '2026-06-30' };

const resultOf = (formula: string) => {
  const evaluator = evaluated(`${inputs}value result = ${formula}`, given);
  return formatFigure(evaluator.read('result'));
};

describe('dates', () => {
  it.each([
    ['balance', '2026-06-30'],
    ['date(2026, 6, 30)', '2026-06-30'],
    ['fiscal_end', '2025-12-31'],
    ['balance - fiscal_end', '181'],
    ['balance + 1', '2026-07-01'],
    ['balance - 30', '2026-05-31'],
    ['balance + (balance - fiscal_end)', '2026-12-28'],
    ['balance + months', '2026-07-01'],
    ['min(balance, fiscal_end)', '2025-12-31'],
    ['max(balance, fiscal_end, date(2027, 1, 1))', '2027-01-01'],
    ['max(paid)', '2030-01-01'],
    ['last(paid)', '2030-01-01'],
    ['first(closed)', '2024-02-29'],
    ['last(history(closed))', '2024-02-29'],
    ['if(balance > fiscal_end, balance, fiscal_end)', '2026-06-30'],
    ['require(balance > fiscal_end, balance)', '2026-06-30'],
    ['edate(balance, -4)', '2026-02-28'],
    ['edate(balance, months)', '2026-07-30'],
    ['eomonth(balance, 1)', '2026-07-31'],
    ['(edate(fiscal_end, 12) - balance) / 365', '0.5'],
    ['1 / (1 + growth) ^ ((edate(fiscal_end, 12) - balance) / 365)', '0.95'],
    ['if(balance = date(2026, 6, 30), 1, 0)', '1'],
    ['if(balance <> date(2026, 6, 30), 1, 0)', '0'],
  ])('[MODEL-ENGINE-168] %s is %s', (formula, expected) => {
    expect(resultOf(formula)).toBe(expected);
  });

  it.each([
    ['balance + balance', 'dates cannot be added'],
    ['balance * 2', 'a date cannot be multiplied'],
    ['2 * balance', 'a date cannot be multiplied'],
    ['money * balance', 'a date cannot be multiplied'],
    ['balance / 2', 'a date cannot be multiplied'],
    ['balance ^ 2', 'a date cannot be multiplied'],
    ['2 ^ balance', 'a date cannot be multiplied'],
    ['-balance', 'a date has no sign'],
    ['30 + balance', 'write the date first: date + days'],
    ['30 - balance', 'write the date first: date - days'],
    ['balance + money', 'a date moves by a number of days, not by an amount'],
    ['balance + growth', 'a date moves by a number of days, not by a rate'],
    ['balance + life', 'a date moves by a number of days, not by a number of years'],
    ['balance - on', 'a date moves by a number of days, not by a flag'],
    ['balance > money', 'a date and an amount cannot be combined'],
    ['balance > 46203', 'a number is not a date'],
    ['max(balance, 0)', 'a number is not a date'],
    ['if(on, balance, -1)', 'a number is not a date'],
    ['if(on, balance, money)', 'a date and an amount cannot be combined'],
    ['sum(balance, fiscal_end)', 'sum takes no dates'],
    ['average(paid)', 'average takes no dates'],
    ['last(cumulative(paid))', 'cumulative takes no dates'],
    ['npv(growth, paid)', 'npv takes no dates'],
    ['abs(balance)', 'abs takes no dates'],
    ['sqrt(balance)', 'sqrt takes no dates'],
    ['round(balance, 0)', 'round takes no dates'],
    ['power(balance, 2)', 'power takes no dates'],
    ['exp(balance)', 'exp takes no dates'],
    ['and(balance, on)', 'and takes no dates'],
    ['edate(money, 1)', 'edate takes a date here, not an amount'],
    ['edate(balance, money)', 'edate takes a number here, not an amount'],
    ['edate(balance, balance)', 'edate takes a number here, not a date'],
    ['edat(balance, 1)', 'did you mean edate?'],
    ['date(2026, 2, 29)', 'this is not a date'],
    ['date(2026, 13, 1)', 'this is not a date'],
    ['date(1900, 1, 1)', 'this is not a date'],
    ['date(months, 1, 1)', 'this is not a date'],
  ])('[MODEL-ENGINE-169] %s is refused: %s', (formula, message) => {
    const [error, ...others] = errorsOf(`${inputs}value result = ${formula}`);
    expect(error?.message).toContain(message);
    expect(error?.line).toBe(11);
    expect(others).toEqual([]);
  });

  it.each([
    ['input day: date = 46203', 'invalid-default'],
    ['input day: date = date(2026, 2, 30)', 'invalid-date'],
    ['input day: rate = date(2026, 2, 28)', 'invalid-default'],
    ['value day: date = 46203', 'unit-mismatch'],
    ['value day: rate = date(2026, 2, 28)', 'unit-mismatch'],
    ['value day: date = 2.5% * 3', 'unit-mismatch'],
    ['value date = 1', 'reserved-name'],
    ['value day: date = unheard_of', 'unknown-name'],
    ['input day: dat', 'unknown-unit'],
  ])('[MODEL-ENGINE-169] %s is refused as %s', (text, code) => {
    expect(errorsOf(text).map((error) => error.code)).toEqual([code]);
  });

  it('[MODEL-ENGINE-168] run through the periods of a line', () => {
    const evaluator = evaluated(
      `${inputs}line fiscal = edate(fiscal[-1], 12) history closed\nline days = fiscal - fiscal[-1] from 0`,
      given,
    );
    expect([-1, 0, 1, 2, 3].map((period) => formatFigure(evaluator.read('fiscal', period)))).toEqual([
      '2024-02-29',
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
    ]);
    expect(evaluator.number('days', 1)).toBe(365);
    expect(evaluator.read('fiscal', 1)).toMatchObject({ unit: { kind: 'date' } });
    expect(evaluator.explain('fiscal', 1)).toMatchObject({
      formula: 'edate(fiscal[-1], 12)',
      operands: [{ ref: { name: 'fiscal', period: 0 }, figure: { ok: true, unit: { kind: 'date' } } }],
    });
  });

  it.each([
    ['balance + 0.5', 'A fractional number of days in result'],
    ['balance + 1e7', 'A date before 1900-03-01 or after 9999-12-31 in result'],
    ['balance - 1e7', 'A date before 1900-03-01 or after 9999-12-31 in result'],
    ['edate(balance, 1e6)', 'A date before 1900-03-01 or after 9999-12-31 in result'],
    ['eomonth(balance, -1e6)', 'A date before 1900-03-01 or after 9999-12-31 in result'],
    ['edate(balance, 1e300)', 'A date before 1900-03-01 or after 9999-12-31 in result'],
  ])('[MODEL-ENGINE-170] %s has no figure: %s', (formula, reason) => {
    expect(evaluated(`${inputs}value result = ${formula}`, given).read('result')).toEqual({
      ok: false,
      reason,
    });
  });

  it('[MODEL-ENGINE-165] are given and returned as 2026-06-30, and changed so', () => {
    const evaluator = evaluated(`${inputs}value days = balance - fiscal_end`, {
      ...given,
      paid: ['2027-01-01', '2028-01-01', '2028-02-29'],
    });
    expect(evaluator.inputs()).toMatchObject({
      balance: '2026-06-30',
      fiscal_end: '2025-12-31',
      paid: ['2027-01-01', '2028-01-01', '2028-02-29'],
      closed: ['2024-02-29', '2024-02-29'],
    });
    expect(evaluator.number('balance')).toBe(46_203);
    evaluator.set('balance', '2026-07-01');
    expect(evaluator.number('days')).toBe(182);
    expect(compiled(inputs).inputs.find(({ name }) => name === 'fiscal_end')?.default).toBe('2025-12-31');
  });

  it.each([
    [46_203, 'balance takes a date such as 2026-06-30, not 46203'],
    ['2026-02-30', 'balance takes a date such as 2026-06-30, not "2026-02-30"'],
    ['30 June 2026', 'balance takes a date such as 2026-06-30, not "30 June 2026"'],
  ])('[MODEL-ENGINE-165] %j is refused as an input', (balance, message) => {
    const created = createEvaluator(compiled(inputs), { balance } as InputValues);
    expect(created.ok ? [] : created.problems).toEqual([{ input: 'balance', message }]);
  });

  it('[MODEL-ENGINE-165] are not solved for', () => {
    const evaluator = evaluated(`${inputs}value days = balance - fiscal_end`, given);
    const request = { input: 'balance', target: { name: 'days' }, value: 10, low: 1, high: 9 };
    expect(solveInput(evaluator, request)).toMatchObject({ ok: false });
  });

  it('[MODEL-ENGINE-165] are written as such in the message of a check', () => {
    const text = `${inputs}check late warning when balance > fiscal_end "{balance} is after {fiscal_end}."`;
    expect(evaluated(text, given).checks()[0]?.message).toBe('2026-06-30 is after 2025-12-31.');
  });
});

describe('figures that are not known', () => {
  const source = [
    'timeline history 3 years, forecast 1 year',
    'input ebita[history]: amount "Reported EBITA"',
    'input cash: amount = 1',
    'line nopat = cash history ebita * 2',
    'value total = sum(history(nopat))',
    'value newest = last(ebita)',
  ].join('\n');
  const evaluator = evaluated(source, { ebita: [1, null, 3] });

  it('[MODEL-ENGINE-164] are missing, with that reason in what depends on them', () => {
    expect(evaluator.read('ebita', -1)).toEqual({
      ok: false,
      reason: 'No figure reported for reported EBITA in period -1',
    });
    const reason = 'Depends on reported EBITA in period -1, which was not reported';
    const cause = { name: 'ebita', period: -1 };
    expect(evaluator.read('nopat', -1)).toEqual({ ok: false, reason, cause });
    expect(evaluator.read('total')).toEqual({ ok: false, reason, cause });
    expect(evaluator.number('nopat', 0)).toBe(6);
    expect(evaluator.number('newest')).toBe(3);
    expect(evaluator.explain('nopat', -1).operands[0]?.figure.ok).toBe(false);
  });

  it('[MODEL-ENGINE-164] are null where inputs are returned, and can be set and filled', () => {
    expect(evaluator.inputs()).toMatchObject({ ebita: [1, null, 3] });
    const changed = evaluator.fork();
    changed.set('ebita', 2, -1);
    expect(changed.number('total')).toBe(12);
    changed.set('ebita', null);
    expect(changed.inputs()).toMatchObject({ ebita: [null, null, null] });
    changed.set('ebita', 3, 0);
    expect(changed.inputs()).toMatchObject({ ebita: [null, null, 3] });
    expect(changed.read('total')).toMatchObject({ cause: { name: 'ebita', period: -2 } });
  });

  it.each([
    [{ ebita: [1, 2, 3], cash: null }, 'cash takes a finite number, not null'],
    [{ ebita: [1, undefined, 3] }, 'ebita takes a finite number, not undefined'],
    [{ ebita: [1, Number.NaN, 3] }, 'ebita takes a finite number, not NaN'],
  ])('[MODEL-ENGINE-164] %j is refused', (given, message) => {
    const created = createEvaluator(compiled(source), given as unknown as InputValues);
    expect(created.ok ? [] : created.problems.map((problem) => problem.message)).toEqual([message]);
  });

  it('[MODEL-ENGINE-164] of a forecast are not decided, and all that does not depend on them has its figure', () => {
    const ahead = evaluated(
      'timeline 2 years\ninput x[]: rate "Growth"\nline y = x * 2\nvalue z = first(y)',
      {
        x: [0.1, null],
      },
    );
    expect(ahead.read('x', 2)).toEqual({ ok: false, reason: 'No figure entered for growth in period 2' });
    expect(ahead.read('y', 2)).toMatchObject({
      reason: 'Depends on growth in period 2, which has not been entered',
      cause: { name: 'x', period: 2 },
    });
    expect(ahead.number('z')).toBe(0.2);
    ahead.set('x', 0.3, 2);
    expect(ahead.number('y', 2)).toBe(0.6);
  });

  it('[MODEL-ENGINE-210] names the years of periods in a model that has them', () => {
    const model = withYears(compiled('timeline 2 years\ninput x[]: rate "Growth"\nline y = x * 2'), 2027);
    const created = createEvaluator(model, { x: [0.1, null] });
    expect(created.ok && created.evaluator.read('y', 2)).toMatchObject({
      reason: 'Depends on growth in 2028, which has not been entered',
    });
    expect(withYears(model, 2027)).toBe(withYears(model, 2027));
  });
});
