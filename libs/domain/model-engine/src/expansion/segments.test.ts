// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { derivationTree } from '../evaluation/derivationTree.js';
import { labelledFormula } from '../evaluation/labelledFormula.js';
import { solveInput } from '../evaluation/solveInput.js';
import { formulaView } from '../formulaView.js';
import { createBatch } from '../many/createBatch.js';
import { compiled, errorsOf, evaluated } from '../testing/compiled.js';
import { segmentInputs, segmentModel } from '../testing/segmentModel.js';

const company = () => evaluated(segmentModel, segmentInputs);
const two = 'timeline 2 years\nsegments devices "Devices", services\n';

describe('by segment', () => {
  it('[MODEL-ENGINE-220] gives the published segment results of two years', () => {
    // Exhibit 1 of scribd.com/document/841958746: Walt Disney, fiscal 2001 and 2002, in millions of dollars.
    const evaluator = company();
    const years = (name: string) => [-1, 0].map((period) => evaluator.number(name, period));
    expect(years('operating_income.media')).toEqual([1758, 986]);
    expect(years('operating_income.parks')).toEqual([1586, 1169]);
    expect(years('operating_income.studio')).toEqual([260, 273]);
    expect(years('operating_income.products')).toEqual([401, 394]);
    expect(years('group_revenue')).toEqual([25_172, 25_329]);
    expect(years('group_costs')).toEqual([21_167, 22_507]);
    expect(years('segment_income')).toEqual([4005, 2822]);
    expect(years('income_before_taxes')).toEqual([1283, 2190]);
  });

  it('[MODEL-ENGINE-220] makes an item for each segment, in the order of the text', () => {
    const { model } = company();
    expect(model.inputs.slice(0, 5).map(({ name }) => name)).toEqual([
      'reported_revenue.media',
      'reported_revenue.parks',
      'reported_revenue.studio',
      'reported_revenue.products',
      'reported_costs.media',
    ]);
    expect(model.itemByName.get('revenue.parks')).toMatchObject({
      label: 'Revenue, Parks and Resorts',
      section: 'Segments',
      unit: { kind: 'amount' },
    });
    expect(
      model.inputs.filter(({ name }) => name.startsWith('margin.')).map((input) => input.default),
    ).toEqual([0.1, 0.1, 0.1, 0.1]);
    expect(model.itemByName.get('growth.media')?.label).toBe('Growth, Media Networks');
    expect(compiled(`${two}input x by segment: rate`).inputs.map(({ label }) => label)).toEqual([
      'X, Devices',
      'X, Services',
    ]);
  });

  it('[MODEL-ENGINE-221] reads a plain name as that of its own segment, and a dotted one as written', () => {
    const evaluator = evaluated(
      `${two}input x by segment: number\nvalue own by segment = x * 2\nvalue gap by segment = x - x.devices`,
      { 'x.devices': 3, 'x.services': 5 },
    );
    expect(evaluator.number('own.devices')).toBe(6);
    expect(evaluator.number('own.services')).toBe(10);
    expect(evaluator.number('gap.services')).toBe(2);
  });

  it.each([
    ['sum', 'segments(x)', 9],
    ['average', 'segments(x)', 3],
    ['min', 'segments(x)', 1],
    ['max', 'segments(x)', 6],
    ['median', 'segments(x)', 2],
    ['quantile', 'segments(x), 75%', 4],
    ['sum', 'segments(x * x), 1', 42],
    ['max', 'segments(x), segments(10 - x)', 9],
    ['sum', 'segments(if(x > sum(segments(x)) / 3, x, 0))', 6],
  ])('[MODEL-ENGINE-222] %s(%s) takes the figures of all segments as parts', (name, parts, expected) => {
    const source = `segments u, v, w\ninput x by segment: number\nvalue all = ${name}(${parts})`;
    const evaluator = evaluated(source, { 'x.u': 1, 'x.v': 2, 'x.w': 6 });
    expect(evaluator.number('all')).toBe(expected);
  });

  it('[MODEL-ENGINE-222] takes the parts period by period, with lags, in the past and in functions over the periods', () => {
    const evaluator = company();
    expect(evaluator.number('mix.media', 0)).toBe(9733 / 25_329);
    const source = `${two}input x[] by segment: number
line before = if(period = 1, 0, sum(segments(x[-1])))
value worth = npv(0%, sum(segments(x)))
line share by segment = x / sum(segments(x))`;
    const pair = evaluated(source, { 'x.devices': [1, 2], 'x.services': [3, 4] });
    expect(pair.number('before', 2)).toBe(4);
    expect(pair.number('worth')).toBe(10);
    expect(pair.number('share.devices', 2)).toBe(2 / 6);
  });

  it('[MODEL-ENGINE-223] gives a check for each segment, whose message says which', () => {
    const evaluator = company();
    evaluator.set('growth.parks', -0.5);
    const checks = evaluator.checks();
    expect(checks.map(({ id }) => id)).toEqual([
      'shrinks.media',
      'shrinks.parks',
      'shrinks.studio',
      'shrinks.products',
    ]);
    expect(checks.filter(({ passed }) => !passed).map(({ message }) => message)).toEqual([
      'Parks and Resorts: Revenue falls to 3232.5.',
    ]);
    expect(evaluator.model.checks[1]).toMatchObject({
      condition: 'revenue.parks < revenue.parks[-1]',
      message: 'Parks and Resorts: Revenue falls to {revenue.parks}.',
    });
  });

  it('[MODEL-ENGINE-224] shows formulas as written, with names in full', () => {
    const evaluator = company();
    const { model } = evaluator;
    const formulaOf = (name: string) => model.lines.find((line) => line.name === name);
    expect(formulaOf('revenue.parks')).toMatchObject({
      formula: 'revenue.parks[-1] * (1 + growth.parks)',
      history: 'reported_revenue.parks',
    });
    expect(formulaOf('group_costs')?.formula).toBe(
      'sum(revenue.media - operating_income.media, revenue.parks - operating_income.parks, ' +
        'revenue.studio - operating_income.studio, revenue.products - operating_income.products)',
    );
    const derivation = evaluator.explain('revenue.parks', 1);
    expect(derivation.formula).toBe('revenue.parks[-1] * (1 + growth.parks)');
    expect(derivation.operands.map(({ ref }) => ref.name)).toEqual(['revenue.parks', 'growth.parks']);
    expect(labelledFormula(model, derivation.formula)).toBe(
      '“revenue, Parks and Resorts”[−1] × (1 + “growth, Parks and Resorts”)',
    );
    const view = formulaView(model);
    const position = model.items.findIndex(({ name }) => name === 'mix.studio');
    const formula = view.formulaAt(position, 1);
    expect(formula && view.textOf(formula)).toBe(
      'revenue.studio / sum(revenue.media, revenue.parks, revenue.studio, revenue.products)',
    );
    const tree = derivationTree(evaluator, 'group_revenue', 3);
    expect(JSON.stringify(tree)).toContain('reported_revenue.products');
  });

  it('[MODEL-ENGINE-224] names the segment in reasons', () => {
    const evaluator = evaluated(
      `${two}input x by segment: number\nvalue y by segment = 1 / x\nvalue z = sum(segments(y))`,
      {
        'x.devices': 1,
        'x.services': 0,
      },
    );
    expect(evaluator.read('z')).toEqual({
      ok: false,
      reason: 'Depends on y, Services, which cannot be computed: division by zero: “x, Services” is 0',
      cause: { name: 'y.services' },
    });
  });

  it('[MODEL-ENGINE-225] is edited, solved and run in batches by dotted names', () => {
    const evaluator = company();
    const before = evaluator.number('group_revenue', 3);
    evaluator.set('growth.media', 0.1, 2);
    expect(evaluator.number('group_revenue', 3)).toBeGreaterThan(before);
    const solution = solveInput(evaluator, {
      input: 'margin.media',
      target: { name: 'best' },
      value: 5000,
      low: 0,
      high: 1,
    });
    expect(solution).toMatchObject({ ok: true });
    if (solution.ok) {
      evaluator.set('margin.media', solution.input);
      expect(evaluator.number('best')).toBeCloseTo(5000, 6);
    }
    const created = createBatch(evaluator.model, {
      outputs: [{ name: 'segment_income', period: 3 }],
      varying: [{ name: 'margin.parks' }],
      fixed: segmentInputs,
    });
    if (!created.ok) throw new Error(JSON.stringify(created.problems));
    const margins = Float64Array.of(0.1, 0.2);
    const [incomes] = created.batch.run([margins]);
    const expected = [0.1, 0.2].map((margin) =>
      evaluated(segmentModel, { ...segmentInputs, 'margin.parks': margin }).number('segment_income', 3),
    );
    expect([...(incomes ?? [])]).toEqual(expected);
  });

  it('[MODEL-ENGINE-226] of one segment is the model without segments, sums included', () => {
    const source = (by: string, all: (name: string) => string) => `timeline 3 years
input x[]${by}: number = 2
input y${by}: number = 3
line z${by} = z[-1] + x from y
line total = sum(${all('z')})
line middle = quantile(${all('z')}, 50%)
line mean = average(${all('z')})
value most = max(${all('y')})`;
    const segmented = evaluated(
      `segments only\n${source(' by segment', (name) => `segments(${name})`)}`.replace(
        /^(segments only)\n(timeline.*)\n/,
        '$2\n$1\n',
      ),
    );
    const plain = evaluated(
      source('', (name) => name)
        .replace('sum(z)', 'z')
        .replace('quantile(z, 50%)', 'z')
        .replace('average(z)', 'z')
        .replace('max(y)', 'y'),
    );
    for (const name of ['total', 'middle', 'mean'])
      for (const period of [1, 2, 3]) expect(segmented.number(name, period)).toBe(plain.number(name, period));
    expect(segmented.number('most')).toBe(plain.number('most'));
    expect(segmented.number('z.only', 3)).toBe(9);
  });

  it('[MODEL-ENGINE-227] is iterated in all segments by one name, each circle by itself', () => {
    const evaluator = evaluated(
      `${two}input rate by segment: rate
line debt by segment: amount = debt[-1] + interest from 100
line interest by segment: amount = rate * (debt[-1] + debt) / 2
iterate interest tolerance 1e-12 at most 100 rounds`,
      { 'rate.devices': 0.1, 'rate.services': 0.2 },
    );
    // The closed form: debt grows by (1 + r / 2) / (1 − r / 2).
    expect(evaluator.number('debt.devices', 1)).toBeCloseTo((100 * 1.05) / 0.95, 8);
    expect(evaluator.number('debt.services', 2)).toBeCloseTo(100 * (1.1 / 0.9) ** 2, 8);
    expect(evaluator.explain('debt.services', 2).circle).toBe('Interest, Services');
    evaluator.set('rate.services', 3);
    expect(evaluator.read('debt.services', 1)).toMatchObject({
      reason: 'Interest, Services did not converge within 100 rounds',
    });
    expect(evaluator.read('debt.devices', 2).ok).toBe(true);
  });

  it('[MODEL-ENGINE-220] takes yearly and by segment in either order', () => {
    const names = (input: string, line: string) =>
      errorsOf(
        `timeline 8 quarters\nsegments u, v\ninput m[] ${input}: rate\nline n ${line} = m\nvalue z = missing`,
      ).map(({ message }) => message);
    const expected = ['nothing is named missing'];
    expect(names('by segment yearly', 'by segment yearly')).toEqual(expected);
    expect(names('yearly by segment', 'yearly by segment')).toEqual(expected);
  });

  it('[MODEL-ENGINE-228] has choices, flags and dates by segment', () => {
    const evaluator = evaluated(
      `${two}input basis by segment: choice(book, market) = book
input listed by segment: flag = 1
input opened by segment: date = date(2020, 1, 31)
value worth by segment = if(and(basis = market, listed), 2, 1)
value age by segment = date(2020, 3, 1) - edate(opened, 1)
value newest = max(segments(opened))`,
      { 'basis.devices': 'market', 'opened.services': '2020-02-10' },
    );
    expect([evaluator.number('worth.devices'), evaluator.number('worth.services')]).toEqual([2, 1]);
    expect([evaluator.number('age.devices'), evaluator.number('age.services')]).toEqual([1, -9]);
    expect(evaluator.read('newest')).toMatchObject({ ok: true, unit: { kind: 'date' } });
  });

  it.each([
    [
      'value y = sum(revenue)',
      'shape-mismatch',
      'revenue',
      'revenue is by segment: name one, as in revenue.devices, or take all, as in sum(segments(revenue))',
    ],
    ['line y = revenue[-1]', 'shape-mismatch', 'revenue', 'revenue.devices'],
    ['value y = segments(revenue)', 'shape-mismatch', 'segments(revenue)', 'several parts'],
    ['value y = abs(segments(revenue))', 'shape-mismatch', 'segments(revenue)', 'several parts'],
    [
      'value y = sum(segments(sum(plain), plain))',
      'wrong-argument-count',
      'segments(sum(plain), plain)',
      '2 arguments',
    ],
    ['value y = sum(segments(plain))', 'shape-mismatch', 'plain', 'there are none here'],
    ['line y by segment = revenu', 'unknown-name', 'revenu', 'did you mean revenue?'],
    ['line y = revenue.device', 'unknown-name', 'revenue.device', 'did you mean revenue.devices?'],
    ['line y = revenue.devices.x', 'unknown-name', 'revenue.devices.x', 'nothing is named'],
    ['line y by segment: rate = revenue', 'unit-mismatch', 'revenue', 'y.devices is annotated as'],
    [
      'line y by segment = revenue + plain * plain',
      'unit-mismatch',
      'revenue + plain * plain',
      'revenue.devices + plain * plain',
    ],
    ['value plain by segment = 1', 'duplicate-name', 'plain', 'plain is defined twice'],
    ['segments again', 'misplaced-statement', 'segments again', 'one segments statement'],
    ['check c note when revenue > 1 "{revenue}"', 'shape-mismatch', 'revenue', 'by segment'],
    [
      'check c by segment note when revenue > 1 "{revenu}"',
      'unknown-name',
      '{revenu}',
      'did you mean revenue?',
    ],
    ['iterate revenu tolerance 1e-9 at most 9 rounds', 'unknown-name', 'revenu', 'did you mean revenue?'],
    [
      'iterate revenue tolerance 1e-9 at most 9 rounds',
      'no-circular-reference',
      'revenue',
      'revenue.devices is in no',
    ],
    ['input a.b: rate', 'invalid-name', 'a.b', 'not a valid name'],
    ['value y by sector = 1', 'syntax', 'sector', 'expected segment'],
    ['value y = segments', 'unknown-name', 'segments', 'nothing is named segments'],
  ])('[MODEL-ENGINE-229] %s is one located error', (line, code, marked, says) => {
    const source = `${two}input revenue[] by segment: amount\ninput plain: amount\n${line}\n`;
    const errors = errorsOf(source);
    const [error, ...others] = errors;
    // A check that names it twice, in the condition and in the message, has two errors.
    expect(others.every(({ line: at }) => at === error?.line)).toBe(true);
    expect(error?.code).toBe(code);
    expect(error?.message).toContain(says);
    expect(error?.line).toBe(5);
    if (marked !== '')
      expect(line.slice((error?.column ?? 0) - 1, (error?.column ?? 0) - 1 + (error?.length ?? 0))).toBe(
        marked,
      );
  });

  it('[MODEL-ENGINE-239] leaves its words to names, in formulas of several lines too', () => {
    const evaluator = evaluated(
      'input end: number = 2\ninput use: number = 3\nvalue segments = end +\n  use\nvalue submodel = segments *\n  end\nvalue by = submodel\nvalue with = by\nvalue currency = with +\n  end',
    );
    expect(evaluator.number('currency')).toBe(12);
    expect(errorsOf('valeu x = 1')[0]?.suggestion).toBe('value');
  });

  it('[MODEL-ENGINE-229] needs segments, and no more than there may be', () => {
    expect(errorsOf('input x by segment: rate')[0]?.message).toContain('add a line such as segments');
    const many = Array.from({ length: 51 }, (_, at) => `s${at}`).join(', ');
    expect(errorsOf(`segments ${many}\ninput x by segment: rate`)).toMatchObject([{ code: 'too-large' }]);
    expect(errorsOf('segments a, a\ninput x by segment: rate')).toMatchObject([{ code: 'duplicate-name' }]);
  });
});
