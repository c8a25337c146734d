import { setAssumption } from '@finance-analyst/valuation';
import { describe, expect, it } from 'vitest';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleLandlordDocument, exampleLandlordValuation } from '../testing/exampleLandlord.js';
import { exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { forecastFigure } from '../forecast/forecastFigure.js';
import { impliedFormat } from './impliedFormat.js';
import { isShown } from './isShown.js';
import { methodViewOf } from './methodViewOf.js';

const one = exampleValuation();
const two = exampleValuation2();
const bank = exampleBankValuation();
const landlord = exampleLandlordValuation();
/** The property company valued in each of its two ways. */
const [byMultiple, byAssets] = (['multiple', 'net_asset_value'] as const).map((way) => {
  const document = exampleLandlordDocument();
  const body = [
    ['value_by', way] as const,
    ['ffo_multiple', 15] as const,
    ['cap_rate', 0.06] as const,
  ].reduce((before, [input, value]) => setAssumption(before, input, value), document.body);
  return exampleValuation({ ...document, body });
}) as [typeof landlord, typeof landlord];
const buyout = exampleBuyoutValuation();

describe.each([
  ['version 1', one],
  ['version 2', two],
  ['excess return', bank],
  ['funds from operations', landlord],
  ['leveraged buyout', buyout],
])('%s', (_, { body, model }) => {
  const view = methodViewOf(body.template);
  const fields = view.assumptionGroups.flatMap((group) => group.fields);
  const drivers = view.forecastRows.filter(({ role }) => role === 'driver');

  it('[VALUATION-SCREENS-2] names every panel and every assumption in it apart', () => {
    for (const group of view.assumptionGroups) {
      const names = [group.title, ...group.fields.map(({ label }) => label)];
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('[VALUATION-SCREENS-400] has one field for every input that is not a filed figure, and no other', () => {
    const editable = model.inputs.filter(({ lastPeriod, shape }) => shape !== 'series' || lastPeriod > 0);
    expect([...drivers.map(({ name }) => name), ...fields.map(({ input }) => input)].toSorted()).toEqual(
      editable.map(({ name }) => name).toSorted(),
    );
  });

  it('[VALUATION-SCREENS-400] offers every choice that an input has', () => {
    for (const field of fields)
      if (field.control === 'choice')
        expect(field.options.map(({ value }) => value).toSorted()).toEqual(
          [...(model.inputs.find(({ name }) => name === field.input)?.options ?? [])].toSorted(),
        );
  });

  it('[VALUATION-SCREENS-400] names lines of the model only', () => {
    const names = [
      ...view.forecastRows.map(({ name }) => name),
      ...view.bridgeSteps.map(({ name }) => name),
      ...view.assumptionGroups.flatMap(({ implied = [] }) => implied.map(({ name }) => name)),
      ...Object.values(view.periodLines ?? {}),
      ...Object.values(view.firstStep ?? {}),
      ...(view.words.rateLine === null ? [] : [view.words.rateLine]),
    ];
    expect(names.filter((name) => !model.itemByName.has(name))).toEqual([]);
  });

  it('[VALUATION-SCREENS-26] knows the usual of every rate and multiple that has a field', () => {
    const rated = [
      ...drivers.filter(({ unit }) => unit !== 'amount').map(({ name }) => name),
      ...fields.flatMap((field) =>
        field.control === 'figure' && field.kind !== 'amount' && field.kind !== 'count' ? [field.input] : [],
      ),
    ];
    expect([...view.plausibleRanges.keys(), ...view.checkedByModel].toSorted()).toEqual(rated.toSorted());
  });
});

it('[VALUATION-SCREENS-400] shows a model of an unknown version as the first of its template', () => {
  const { template } = exampleDocument().body;
  expect(methodViewOf({ ...bank.body.template, version: 99 })).toBe(methodViewOf(bank.body.template));
  expect(methodViewOf({ ...bank.body.template, id: 'excess' })).toBe(methodViewOf(template));
  expect(methodViewOf({ ...template, version: 99 })).toBe(methodViewOf(template));
  expect(methodViewOf(exampleDocument2().body.template)).not.toBe(methodViewOf(template));
});

it('[VALUATION-SCREENS-400] shows an input only while the choice that it belongs to is shown', () => {
  const view = methodViewOf(two.body.template);
  const shownWith = (choices: Readonly<Record<string, string>>) =>
    isShown('given_ronic', view, (input) => choices[input]);
  expect(shownWith({ terminal_method: 'value_driver', ronic_method: 'given' })).toBe(true);
  expect(shownWith({ terminal_method: 'value_driver', ronic_method: 'cost_of_capital' })).toBe(false);
  expect(shownWith({ terminal_method: 'market_multiple', ronic_method: 'given' })).toBe(false);
});

it('[VALUATION-SCREENS-401] adds up to free cash flow in two ways, in every year with its signs', () => {
  const { forecastRows } = methodViewOf(two.body.template);
  const sum = (names: readonly string[], read: (name: string) => number): number =>
    names.reduce(
      (total, name) => total + (forecastRows.find((row) => row.name === name)?.sign ?? NaN) * read(name),
      0,
    );
  for (const period of [-2, -1, 0, 1, 5, two.body.years]) {
    const read = (name: string): number => two.evaluator.number(name, period);
    const flow = read('free_cash_flow');
    expect(sum(['ebita', 'operating_taxes', 'reinvestment'], read) / flow).toBeCloseTo(1, 9);
    if (period < 1) continue;
    expect(
      sum(['nopat', 'depreciation', 'capital_expenditure', 'change_in_working_capital'], read) / flow,
    ).toBeCloseTo(1, 9);
  }
});

it('[VALUATION-SCREENS-401] has the past of every line and driver of version 2 that the statements show', () => {
  const { forecastRows } = methodViewOf(two.body.template);
  const newest = two.history.at(-1);
  const without = forecastRows.filter(({ history }) => history === null).map(({ name }) => name);
  expect(without).toEqual(['acquired_amortization', 'discount_factor', 'present_value']);
  for (const { history } of forecastRows)
    if (history !== null)
      // Incremental ROIC needs a year more than the example has.
      expect(newest?.figures[history], history).toMatchObject({ ok: history !== 'incremental_roic' });
});

it.each([
  ['version 1', one],
  ['version 2', two],
  ['excess return', bank],
  ['P/FFO', byMultiple],
  ['net asset value', byAssets],
  ['leveraged buyout', buyout],
])('[VALUATION-SCREENS-408] has bridge steps that add up to equity value, %s', (_, { body, evaluator }) => {
  const steps = methodViewOf(body.template).bridgeSteps;
  const sum = steps
    .filter(({ role }) => role === 'flow')
    .reduce((total, { name, sign }) => total + sign * evaluator.number(name), 0);
  expect(sum / evaluator.number('equity_value')).toBeCloseTo(1, 12);
  expect(steps.at(-1)).toMatchObject({ name: 'equity_value', role: 'total' });
});

it('[VALUATION-SCREENS-409] is valued on its valuation date, not at the end of the last fiscal year', () => {
  expect(methodViewOf(one.body.template).valueDay(one)).toBe('2025-12-31');
  expect(methodViewOf(two.body.template).valueDay(two)).toBe('2026-11-20');
});

it('[VALUATION-SCREENS-500] leads from opening equity to excess return, with the past of every line and driver that the statements show', () => {
  const { forecastRows } = methodViewOf(bank.body.template);
  for (const period of [1, 2, bank.body.years]) {
    const read = (name: string): number => bank.evaluator.number(name, period);
    const shown = ['net_income', 'cost_of_opening_equity'].reduce(
      (sum, name) => sum + (forecastRows.find((row) => row.name === name)?.sign ?? NaN) * read(name),
      0,
    );
    expect(shown / read('excess_return')).toBeCloseTo(1, 12);
  }
  const newest = bank.history.at(-1);
  expect(forecastRows.filter(({ history }) => history === null).map(({ name }) => name)).toEqual([
    'cost_of_opening_equity',
    'excess_return',
    'discount_factor',
    'present_value',
  ]);
  for (const { history } of forecastRows)
    if (history !== null)
      // Incremental ROIC needs a year more than the example has.
      expect(newest?.figures[history], history).toMatchObject({ ok: history !== 'incremental_roic' });
});

it('[VALUATION-SCREENS-539] shows funds from operations and what is paid of them, with their past', () => {
  const { forecastRows } = methodViewOf(landlord.body.template);
  const newest = landlord.history.at(-1);
  expect(forecastRows.map(({ name }) => name)).toEqual([
    'ffo',
    'ffo_growth',
    'ffo_per_share',
    'dividends',
    'payout',
    'dividends_per_share',
  ]);
  for (const { history } of forecastRows)
    expect(newest?.figures[history ?? ''], history ?? '').toMatchObject({ ok: true });
});

it('[VALUATION-SCREENS-583] leads from EBITDA to cash flow and to equity at exit, and writes the implied exit multiple as one', () => {
  const { forecastRows, words } = methodViewOf(buyout.body.template);
  const sum = (names: readonly string[], period: number): number =>
    names.reduce(
      (total, name) =>
        total +
        (forecastRows.find((row) => row.name === name)?.sign ?? NaN) * buyout.evaluator.number(name, period),
      0,
    );
  for (const period of [1, buyout.body.years]) {
    const flow = ['ebitda', 'taxes', 'capital_expenditure', 'change_in_working_capital', 'cash_interest'];
    expect(sum(flow, period) / buyout.evaluator.number('cash_flow', period)).toBeCloseTo(1, 9);
    expect(
      sum(['exit_value', 'net_debt'], period) / buyout.evaluator.number('exit_equity', period),
    ).toBeCloseTo(1, 9);
  }
  expect(words.impliedFormat.kind).toBe('multiple');
});

it('[VALUATION-SCREENS-583] has no interest cover in a period whose cash flow starts before the deal', () => {
  const cover = methodViewOf(buyout.body.template).forecastRows.find(({ name }) => name === 'interest_cover');
  if (!cover) throw new Error('No cover.');
  expect(forecastFigure(buyout, cover, 1)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('starts at the balance sheet date') as string,
  });
  expect(forecastFigure(buyout, cover, 2)).toEqual(buyout.evaluator.read('interest_cover', 2));
});

it('[VALUATION-SCREENS-584] lists sources and uses and the parts of the gain, in the unit of the model', () => {
  const { assumptionGroups } = methodViewOf(buyout.body.template);
  const sums = (title: string) => {
    const { implied = [] } = assumptionGroups.find((group) => group.title === title) ?? {};
    expect(
      implied.map(({ format }) => impliedFormat(format, { currency: 'USD', scale: 'millions' })),
    ).toEqual(
      implied.map(() => ({
        kind: 'amount',
        currency: 'USD',
        scale: 'millions',
        precision: 0,
        unit: 'hidden',
      })),
    );
    return implied.map(({ name }) => buyout.evaluator.number(name));
  };
  const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
  const funds = sums('Sources and uses at the offer');
  expect(total(funds.slice(0, 4)) / (funds[4] ?? NaN)).toBeCloseTo(1, 12);
  expect(total(funds.slice(5, -1)) / (funds.at(-1) ?? NaN)).toBeCloseTo(1, 12);
  const gain = sums('Gain of the sponsor at the offer');
  expect(total(gain.slice(0, -1)) / (gain.at(-1) ?? NaN)).toBeCloseTo(1, 9);
});
