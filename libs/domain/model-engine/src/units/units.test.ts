import { describe, expect, it } from 'vitest';
import { compiled, errorsOf } from '../testing/compiled.js';
import { describeUnit } from './unit.js';

const inputs = [
  'input money: amount',
  'input other: amount',
  'input price: per_share',
  'input count_of_shares: shares',
  'input growth: rate',
  'input times: multiple',
  'input plain: number',
  'input life: years',
  'input flows[]: amount',
  'input on: flag',
  'input mode: choice(one, two)',
].join('\n');

const unitOf = (formula: string): string => {
  const unit = compiled(`${inputs}\nvalue result = ${formula}`).lines[0]?.unit;
  return unit ? describeUnit(unit) : '';
};

describe('units', () => {
  it.each([
    ['money + other', 'an amount'],
    ['money * growth', 'an amount'],
    ['times * money', 'an amount'],
    ['money / count_of_shares', 'an amount per share'],
    ['price * count_of_shares', 'an amount'],
    ['money / price', 'a number of shares'],
    ['money / other', 'a number'],
    ['money * other', 'money^2'],
    ['1 / money', '1 / money'],
    ['sqrt(money * other)', 'an amount'],
    ['money ^ 2 / other', 'an amount'],
    ['growth + growth', 'a rate'],
    ['1 - growth', 'a rate'],
    ['growth * growth', 'a rate'],
    ['growth + plain', 'a number'],
    ['-growth', 'a rate'],
    ['(1 + growth) ^ life', 'a number'],
    ['1 / (1 + growth) ^ (life - 0.5)', 'a number'],
    ['exp(-growth * life)', 'a number'],
    ['growth * life', 'a number'],
    ['life / growth', 'a number'],
    ['plain * life', 'a number of years'],
    ['money / life', 'an amount'],
    ['on * growth', 'a rate'],
    ['growth * on', 'a rate'],
    ['life + 1', 'a number of years'],
    ['on * money', 'an amount'],
    ['max(money, 0)', 'an amount'],
    ['if(on, money, 0)', 'an amount'],
    ['if(mode = one, growth, 5%)', 'a rate'],
    ['round(money, 2)', 'an amount'],
    ['money > 0', 'a flag'],
    ['and(money > 0, on)', 'a flag'],
    ['42', 'a number'],
  ])('[MODEL-ENGINE-9] %s is %s', (formula, unit) => {
    expect(unitOf(formula)).toBe(unit);
  });

  it.each([
    ['money + growth', 'money + growth'],
    ['2 * (money + growth)', '(money + growth)'],
    ['money - price', 'money - price'],
    ['life + growth', 'life + growth'],
    ['money > growth', 'money > growth'],
    ['max(money, growth, 0)', 'max(money, growth, 0)'],
    ['if(on, money, growth)', 'if(on, money, growth)'],
    ['if(money, 1, 2)', 'money'],
    ['not(growth)', 'growth'],
    ['2 ^ money', 'money'],
    ['money ^ plain', 'money ^ plain'],
    ['sqrt(money)', 'sqrt(money)'],
    ['exp(money)', 'money'],
    ['round(growth, money)', 'money'],
    ['mode + 1', 'mode'],
    ['npv(money, flows)', 'money'],
  ])('[MODEL-ENGINE-8] refuses %s and points at %s', (formula, culprit) => {
    const source = `${inputs}\nvalue result = ${formula}`;
    const [error, ...others] = errorsOf(source);
    expect(others).toEqual([]);
    expect(error?.code).toBe('unit-mismatch');
    const line = source.split('\n')[(error?.line ?? 0) - 1] ?? '';
    expect(line.slice((error?.column ?? 0) - 1).slice(0, error?.length)).toBe(culprit);
  });

  it('[MODEL-ENGINE-8] says in words what clashes', () => {
    expect(errorsOf(`${inputs}\nvalue a = money + growth`)[0]?.message).toBe(
      'an amount and a rate cannot be combined in money + growth',
    );
  });

  it('[MODEL-ENGINE-9] checks the stated unit, and the one that from gives', () => {
    expect(errorsOf(`${inputs}\nvalue a: rate = money`)[0]?.message).toBe(
      'a is annotated as a rate, but this is an amount',
    );
    expect(errorsOf(`${inputs}\nline a = growth from money`)[0]?.message).toBe(
      'a starts as an amount, but this is a rate',
    );
    expect(errorsOf(`${inputs}\nvalue a: flag = money / other`)[0]?.code).toBe('unit-mismatch');
    expect(errorsOf(`${inputs}\ncheck a note when growth "text"`)[0]?.code).toBe('unit-mismatch');
  });

  it('[MODEL-ENGINE-9] shows a ratio as stated', () => {
    expect(compiled(`${inputs}\nvalue margin: rate = money / other`).lines[0]?.unit.kind).toBe('rate');
  });

  it('[MODEL-ENGINE-9] follows lines in any order, and circles through time', () => {
    const model = compiled(
      'line a = b[-1] from c\nline b = a * 2 from c\nvalue d = last(a) / c\ninput c: amount',
    );
    expect(model.lines.map(({ unit }) => unit.kind)).toEqual(['amount', 'amount', 'number']);
  });
});
