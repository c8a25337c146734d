import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBatch } from './many/createBatch.js';
import { solveInput } from './evaluation/solveInput.js';
import { compiled, errorsOf, evaluated } from './testing/compiled.js';
import { describeUnit } from './units/unit.js';

const inputs = [
  'currency USD',
  'input usd: amount',
  'input other_usd: amount USD',
  'input eur: amount EUR',
  'input price: per_share EUR',
  'input jpy: amount JPY',
  'input usd_per_eur: exchange_rate USD per EUR',
  'input jpy_per_usd: exchange_rate JPY per USD',
  'input growth: rate',
  'input count_of_shares: shares',
  'input life: years',
].join('\n');

const unitOf = (formula: string): string => {
  const unit = compiled(`${inputs}\nvalue result = ${formula}`).lines[0]?.unit;
  return unit ? describeUnit(unit) : '';
};

describe('currencies', () => {
  it.each([
    ['usd + other_usd', 'an amount in USD'],
    ['eur * usd_per_eur', 'an amount in USD'],
    ['usd / usd_per_eur', 'an amount in EUR'],
    ['eur * growth', 'an amount in EUR'],
    ['max(eur, 0)', 'an amount in EUR'],
    ['eur * usd_per_eur + usd', 'an amount in USD'],
    ['eur * usd_per_eur * jpy_per_usd + jpy', 'an amount in JPY'],
    ['price * usd_per_eur', 'an amount in USD per share'],
    ['price * count_of_shares', 'an amount in EUR'],
    ['eur / count_of_shares', 'an amount in EUR per share'],
    ['eur / price', 'a number of shares'],
    ['usd / eur', 'an exchange rate of USD per EUR'],
    ['1 / usd_per_eur', 'an exchange rate of EUR per USD'],
    ['usd_per_eur * jpy_per_usd', 'an exchange rate of JPY per EUR'],
    ['usd_per_eur * ((1 + growth) / (1 + 2%)) ^ life', 'an exchange rate of USD per EUR'],
    ['usd_per_eur / usd_per_eur', 'a number'],
    ['usd_per_eur ^ 2', 'USD^2 / EUR^2'],
    ['sqrt(usd_per_eur ^ 2)', 'an exchange rate of USD per EUR'],
    ['eur / other_usd * 1 / eur', '1 / USD'],
    ['usd / other_usd', 'a number'],
    ['eur ^ 2', 'EUR^2'],
    ['sqrt(eur * eur)', 'an amount in EUR'],
    ['eur * usd', 'EUR × USD'],
  ])('[MODEL-ENGINE-240] %s is %s', (formula, unit) => {
    expect(unitOf(formula)).toBe(unit);
  });

  it('[MODEL-ENGINE-240] are part of the units of inputs and lines, and of the language only where a model names its own', () => {
    const model = compiled(`${inputs}\nline translated = eur * usd_per_eur`);
    expect(model.inputs.map(({ unit }) => unit.currencies).slice(0, 4)).toEqual([
      { USD: 1 },
      { USD: 1 },
      { EUR: 1 },
      { EUR: 1 },
    ]);
    expect(model.lines[0]?.unit).toMatchObject({ kind: 'amount', money: 1, currencies: { USD: 1 } });
    for (const { unit } of compiled('input a: amount\nvalue b = a ^ 2').inputs)
      expect(unit).not.toHaveProperty('currencies');
  });

  it.each([
    [
      'value a = usd + eur',
      'an amount in USD and an amount in EUR cannot be combined in usd + eur; multiply by an exchange_rate USD per EUR',
    ],
    ['value a = usd > eur', 'cannot be combined'],
    [
      'value a: amount = eur',
      'a is annotated as an amount in USD, but this is an amount in EUR; multiply by an exchange_rate USD per EUR',
    ],
    ['value a: amount EUR = usd', 'multiply by an exchange_rate EUR per USD'],
    [
      'value a: amount = eur / usd_per_eur',
      'the exchange rate is applied the wrong way: multiply by an exchange_rate USD per EUR',
    ],
    [
      'value a: amount EUR = usd * usd_per_eur',
      'the exchange rate is applied the wrong way: multiply by an exchange_rate EUR per USD, or divide by an exchange_rate USD per EUR',
    ],
    ['line a = a[-1] + eur from usd', 'cannot be combined'],
    [
      'value a = usd_per_eur + jpy_per_usd',
      'an exchange rate of USD per EUR and an exchange rate of JPY per USD',
    ],
    ['value a = usd_per_eur ^ life', 'can only be raised to a whole number'],
    ['value a = sqrt(usd_per_eur)', 'there is no square root of an exchange rate of USD per EUR'],
    ['value a = npv(growth, usd_per_eur)', 'this is one figure'],
    ['value a: per_share = eur', 'but this is an amount in EUR'],
  ])('[MODEL-ENGINE-241] %s is refused, with the rate that is missing', (text, message) => {
    const errors = errorsOf(`${inputs}\n${text}`);
    expect(errors[0]?.message).toContain(message);
    expect(errors[0]?.line).toBe(12);
  });

  it.each([
    ['input a: amount EUR', "state the model's own currency before its items: currency USD"],
    [
      'currency usd\ninput a: amount',
      'usd is not a currency: write three capital letters, such as USD; did you mean USD?',
    ],
    ['currency USD\ninput a: amount eur', 'did you mean EUR?'],
    ['currency DOLLAR\ninput a: amount', 'DOLLAR is not a currency'],
    ['currency USD\ncurrency EUR\ninput a: amount', 'a model has one currency statement'],
    ['input a: amount\ncurrency USD', 'currency must precede all'],
    ['currency\ninput a: amount', 'input is not a currency'],
    ['currency USD\ninput a: rate EUR', 'only amount, per_share and exchange_rate have a currency'],
    ['currency USD\ninput a: amount USD per EUR', 'amount has one currency: amount USD'],
    ['currency USD\ninput a: exchange_rate', 'an exchange rate has two currencies'],
    ['currency USD\ninput a: exchange_rate EUR', 'an exchange rate has two currencies'],
    ['currency USD\ninput a: exchange_rate EUR per EUR', 'an exchange rate has two currencies'],
    ['currency USD\ninput a: exchange_rate EUR per', 'expected a currency, as in USD per EUR'],
    ['currency USD\ninput a: amount EURO', 'the input is complete, but found EURO'],
    ['currency "USD"\ninput a: amount', 'expected a currency'],
  ])('[MODEL-ENGINE-242] %j is a located error', (source, message) => {
    expect(
      errorsOf(source)
        .map((error) => error.message)
        .join('\n'),
    ).toContain(message);
  });

  it('[MODEL-ENGINE-243] are shown in messages of checks, in reasons and in explanations', () => {
    const evaluator = evaluated(
      'currency USD\ninput eur: amount EUR\ninput fx: exchange_rate USD per EUR = 1.08765\nvalue usd = eur * fx\n' +
        'check shown note when eur > 0 "{eur} is {usd} at {fx}."',
      { eur: 12.345 },
    );
    expect(evaluator.checks()[0]?.message).toBe('EUR 12.35 is USD 13.43 at 1.0877 USD per EUR.');
    expect(evaluator.explain('usd')).toMatchObject({
      unit: { currencies: { USD: 1 } },
      operands: [
        { figure: { unit: { currencies: { EUR: 1 } } } },
        { figure: { unit: { kind: 'exchange_rate' } } },
      ],
    });
  });
});

/** Ross, Westerfield and Jordan, Fundamentals of Corporate Finance, 10th edition, chapter 21, problem 14: a project in euros at rates from interest parity. */
const project = `
currency USD
timeline 3 years
input cost: amount EUR = 12000000
input flow[]: amount EUR
input sale: amount EUR = 8900000
input spot: exchange_rate USD per EUR = 1.36
input risk_free: rate = 2.3%
input foreign_risk_free: rate = 1.8%
input required: rate = 13%
line expected_rate = spot * ((1 + risk_free) / (1 + foreign_risk_free)) ^ year
line flow_in_dollars = (flow + if(period = last(period), sale, 0)) * expected_rate
value net_present_value = npv(required, flow_in_dollars) - cost * spot
value foreign_required: rate = (1 + required) * (1 + foreign_risk_free) / (1 + risk_free) - 1
value value_in_euros = npv(foreign_required, flow) + sale / (1 + foreign_required) ^ last(year) - cost
value translated = value_in_euros * spot
`;
const flows = { flow: [1.8e6, 2.6e6, 3.5e6] };

describe('a project in another currency', () => {
  it('[MODEL-ENGINE-244] has the value that is published, by either approach', () => {
    const evaluator = evaluated(project, flows);
    // The published answer is $514,147.
    expect(Math.round(evaluator.number('net_present_value'))).toBe(514_147);
    expect(evaluator.number('translated')).toBeCloseTo(evaluator.number('net_present_value'), 6);
    expect(describeUnit(evaluator.model.itemByName.get('net_present_value')?.unit ?? expect.fail())).toBe(
      'an amount in USD',
    );
  });

  it('[MODEL-ENGINE-244] has the published expected rates and flows of a project in France', () => {
    // The same book, 6th edition, chapter 22, Kihlstrom Equipment: euros per dollar, so dollars are euros divided by the rate.
    const evaluator = evaluated(
      'currency USD\ntimeline 3 years\ninput spot: exchange_rate EUR per USD = 0.5\ninput flow[]: amount EUR = 0.9\ninput cost: amount EUR = 2\n' +
        'line expected = spot * (1 + (7% - 5%)) ^ year\nline dollars = flow / expected\nvalue worth: amount = npv(10%, dollars) - cost / spot',
    );
    const rounded = (name: string, digits: number) =>
      [1, 2, 3].map((period) => evaluator.number(name, period).toFixed(digits));
    expect(rounded('expected', 4)).toEqual(['0.5100', '0.5202', '0.5306']);
    expect(rounded('dollars', 2)).toEqual(['1.76', '1.73', '1.70']);
    expect(evaluator.number('worth').toFixed(1)).toBe('0.3');
  });

  it('[MODEL-ENGINE-245] is worth the same in any currency that its foreign lines are restated in', () => {
    const positive = fc.double({ min: 0.01, max: 100, noNaN: true });
    const restated = project
      .replaceAll('EUR', 'JPY')
      .replace('exchange_rate USD per JPY', 'exchange_rate JPY per USD')
      .replace('line expected_rate = spot *', 'line expected_rate = 1 / spot *')
      .replace('- cost * spot', '- cost / spot')
      .replace('value_in_euros * spot', 'value_in_euros / spot');
    fc.assert(
      fc.property(positive, positive, (yenPerEuro, spot) => {
        const given = evaluated(project, { ...flows, spot });
        const other = evaluated(restated, {
          flow: flows.flow.map((figure) => figure * yenPerEuro),
          cost: 12e6 * yenPerEuro,
          sale: 8.9e6 * yenPerEuro,
          spot: yenPerEuro / spot,
        });
        for (const name of ['net_present_value', 'translated'])
          expect(other.number(name) / spot / 1e6).toBeCloseTo(given.number(name) / spot / 1e6, 9);
      }),
    );
  });

  it('[MODEL-ENGINE-245] scales with its foreign amounts, in an evaluator, when solved and in a batch bit for bit', () => {
    const evaluator = evaluated(project, flows);
    const doubled = evaluated(project, {
      flow: flows.flow.map((figure) => 2 * figure),
      cost: 24e6,
      sale: 17.8e6,
    });
    expect(doubled.number('net_present_value')).toBe(2 * evaluator.number('net_present_value'));
    const solution = solveInput(evaluator, {
      input: 'spot',
      target: { name: 'flow_in_dollars', period: 1 },
      value: 2.46e6,
      low: 0.5,
      high: 3,
    });
    expect(solution).toMatchObject({
      ok: true,
      input: expect.closeTo((2.46 / 1.8) * (1.018 / 1.023), 9) as number,
    });
    const created = createBatch(evaluator.model, {
      outputs: [{ name: 'net_present_value' }],
      varying: [{ name: 'spot' }],
      fixed: flows,
    });
    if (!created.ok) throw new Error('the inputs do not fit');
    const rates = Float64Array.of(0.9, 1.36, 1.5);
    const [values] = created.batch.run([rates]);
    rates.forEach((spot, lane) => {
      evaluator.set('spot', spot);
      expect(values?.[lane]).toBe(evaluator.number('net_present_value'));
    });
  });

  it('[MODEL-ENGINE-240] [MODEL-ENGINE-207] works through a circular reference', () => {
    const evaluator = evaluated(
      'currency USD\ninput fx: exchange_rate USD per EUR = 1.1\ninput flow: amount EUR = 100\nvalue fee: amount = 2% * total\n' +
        'value total: amount = flow * fx + fee\niterate fee tolerance 1e-12 at most 100 rounds',
    );
    expect(evaluator.number('total')).toBeCloseTo(110 / 0.98, 9);
  });
});
