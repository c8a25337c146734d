// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { solveInput } from '../evaluation/solveInput.js';
import { createBatch } from '../many/createBatch.js';
import { compiled, errorsOf, evaluated } from '../testing/compiled.js';
import { loanInputs, loanModel } from '../testing/loanModel.js';

const years = [1, 2, 3, 4, 5];
const loans = (changes = {}) => evaluated(loanModel, { ...loanInputs, ...changes });
const double = 'submodel double\ninput x: number\nvalue twice = x * 2\nend\n';

describe('uses of a sub-model', () => {
  it('[MODEL-ENGINE-230] give two published repayment schedules', () => {
    const evaluator = loans();
    const row = (name: string) => years.map((year) => evaluator.number(name, year).toFixed(2));
    // qammunity.org/8161373: a loan of $67,000 over five years, at 9%, in equal payments.
    expect(row('senior.interest')).toEqual(['6030.00', '5022.43', '3924.18', '2727.09', '1422.26']);
    expect(row('senior.principal')).toEqual(['11195.19', '12202.76', '13301.01', '14498.10', '15802.93']);
    expect(row('senior.balance').slice(0, 4)).toEqual(['55804.81', '43602.04', '30301.03', '15802.93']);
    expect(Math.abs(evaluator.number('senior.balance', 5))).toBeLessThan(1e-8);
    // slideshare.net/helenc18, "Prepare an amortization schedule for a 5-year loan of $39,000", at 9%, in payments of
    // whole cents. Its last payment, which makes up for the cents, is left out.
    expect(row('junior.interest').slice(0, 4)).toEqual(['3510.00', '2923.51', '2284.23', '1587.41']);
    expect(row('junior.principal').slice(0, 4)).toEqual(['6516.61', '7103.10', '7742.38', '8439.20']);
    expect(row('junior.balance').slice(0, 4)).toEqual(['32483.39', '25380.29', '17637.90', '9198.70']);
    expect(evaluator.number('total_interest')).toBe(
      years.reduce((total, year) => total + evaluator.number('interest', year), 0),
    );
  });

  it('[MODEL-ENGINE-230] have the items of the sub-model under their names', () => {
    const { model } = loans();
    expect(model.inputs.map(({ name }) => name)).toEqual([
      'rate',
      'senior_amount',
      'term',
      'senior.interest_on',
      'junior.opening',
      'junior.payment',
      'junior.interest_on',
    ]);
    expect(model.itemByName.get('senior.balance')).toMatchObject({
      label: 'Senior loan: Balance',
      section: 'Senior loan: Balance',
    });
    expect(model.itemByName.get('senior.opening')).toMatchObject({
      kind: 'line',
      label: 'Senior loan: Opening',
      section: 'Loans',
      unit: { kind: 'amount' },
    });
    // After the sections of a sub-model, that of the model continues.
    expect(model.itemByName.get('debt')?.section).toBe('Loans');
    expect(compiled(`${double}use double as once`).inputs[0]?.label).toBe('Once: X');
  });

  it('[MODEL-ENGINE-231] see only their own names, and what is given as the user of the sub-model reads it', () => {
    const evaluator = evaluated(
      `value x = 100\nvalue y = 3\n${double}use double as a with x = y + 1\nuse double as b with x = a.twice + x`,
    );
    expect(evaluator.number('a.twice')).toBe(8);
    expect(evaluator.number('b.twice')).toBe(216);
    expect(errorsOf(`value outside = 1\nsubmodel s\nvalue v = outside\nend\nuse s as t`)).toMatchObject([
      { code: 'unknown-name', line: 3, column: 11, length: 7, message: 'nothing is named outside' },
    ]);
  });

  it('[MODEL-ENGINE-231] have no figure before period 1 where with gives a formula', () => {
    const part = 'submodel part\ninput x[]: number\nline y = x[-1]\nend\n';
    expect(errorsOf(`timeline 3 years\n${part}line z = 1 from 1\nuse part as p with x = z`)).toMatchObject([
      {
        code: 'missing-period',
        line: 4,
        message: expect.stringContaining(
          'a formula given by with has no figure before period 1: test if(period = 1, …, p.x[-1])',
        ),
      },
    ]);
  });

  it('[MODEL-ENGINE-231] take options, choices and figures of the past by name', () => {
    const part = `timeline history 2 years, forecast 2 years
input basis: choice(low, high) = high
input reported[history]: amount
submodel part
input level: choice(low, high)
input past[history]: amount
line figure = if(low = level, figure[-1], figure[-1] * 2) from past
end\n`;
    const evaluator = evaluated(
      `${part}use part as a with level = basis, past = reported\nuse part as b with level = low, past = reported`,
      { reported: [1, 2] },
    );
    expect([evaluator.number('a.figure', 2), evaluator.number('b.figure', 2)]).toEqual([8, 2]);
    evaluator.set('basis', 'low');
    expect(evaluator.number('a.figure', 2)).toBe(2);
    expect(evaluator.model.inputs.map(({ name }) => name)).toEqual(['basis', 'reported']);
    for (const given of ['level = reported', 'level = middle', 'past = 3', 'past = reported[-1]'])
      expect(errorsOf(`${part}use part as a with ${given}\n`)).toMatchObject([
        { code: 'shape-mismatch', line: 9 },
      ]);
  });

  it('[MODEL-ENGINE-231] take a choice with fewer options, in another order', () => {
    const evaluator = evaluated(
      `input basis: choice(high, low) = high
submodel part
input level: choice(low, middle, high)
value figure = if(level = low, 1, if(level = middle, 2, 3)) + if(level <> middle, 10, 20)
end
use part as p with level = basis`,
    );
    expect(evaluator.number('p.figure')).toBe(13);
    evaluator.set('basis', 'low');
    expect(evaluator.number('p.figure')).toBe(11);
  });

  it.each([
    ['past = years', 'past has one figure per quarter, and years one per year'],
    ['pasts = reported', 'pasts has one figure per year, and reported one per quarter'],
    ['past = euros', 'past is declared as amount USD, and euros as amount EUR'],
    ['past = margin', 'past is declared as amount USD, and margin as rate'],
    [
      'fx = usd_per_eur',
      'fx is declared as exchange_rate EUR per USD, and usd_per_eur as exchange_rate USD per EUR',
    ],
    ['past = growth', 'past takes the name of a historical input'],
    ['level = wide', 'level is one of low, high, but wide can be middle'],
    ['level = high', 'high is an option of level and the name of a choice: rename one of them'],
    ['level = medium', 'level takes the name of a choice of the model, or an option: low, high'],
  ])('[MODEL-ENGINE-261] refuse %s, with the reason', (given, message) => {
    const [start = '', written = ''] = given.split(/(?<== )/u);
    const source = `timeline history 4 quarters, forecast 4 quarters
currency USD
input reported[history]: amount
input stated[history]: amount USD
input euros[history]: amount EUR
input margin[history]: rate
input years[history] yearly: amount
input usd_per_eur[history]: exchange_rate USD per EUR
input growth[]: rate
input wide: choice(middle, low)
input high: choice(one, other)
submodel part
input past[history]: amount
input pasts[history] yearly: amount
input fx[history]: exchange_rate EUR per USD
input level: choice(low, high)
line figure = 2 * figure[-1] history past
end
use part as fits with past = stated, pasts = years, level = low
use part as p with ${given}`;
    expect(errorsOf(source)).toMatchObject([
      { code: 'shape-mismatch', line: 20, column: 20 + start.length, length: written.length, message },
    ]);
  });

  it('[MODEL-ENGINE-261] refuse what does not fit once, where it is first given', () => {
    const source = `input reported[history]: rate
submodel inner
input past[history]: amount
line figure = 1 history past
end
submodel outer
input past[history]: amount
use inner as part with past = past
end
use outer as whole with past = reported`;
    expect(errorsOf(`timeline history 2 years, forecast 2 years\n${source}`)).toMatchObject([
      { code: 'shape-mismatch', line: 11 },
    ]);
  });

  it('[MODEL-ENGINE-232] may contain others, whose figures have longer names', () => {
    const evaluator = evaluated(`${double}submodel outer
input x: number
use double as inner with x = x + 1 "Inner part"
value result = inner.twice
end
use outer as a with x = 1 "Outer part"
use outer as b with x = a.inner.twice`);
    expect(evaluator.number('a.inner.twice')).toBe(4);
    expect(evaluator.number('b.result')).toBe(10);
    expect(evaluator.model.itemByName.get('a.inner.twice')?.label).toBe('Outer part: Inner part: Twice');
    expect(evaluator.model.lines.find(({ name }) => name === 'a.result')?.formula).toBe('a.inner.twice');
  });

  it('[MODEL-ENGINE-232] of one that contains itself are one error that names the cycle', () => {
    const errors = errorsOf('submodel a\nuse b as x\nend\nsubmodel b\nuse a as y\nend\nvalue z = 1');
    expect(errors).toMatchObject([
      { code: 'circular-reference', line: 5, column: 5, cycle: ['a', 'b', 'a'] },
    ]);
    expect(errors[0]?.message).toBe('a sub-model cannot be a part of itself: a uses b uses a');
  });

  it('[MODEL-ENGINE-233] by segment are one for each', () => {
    const evaluator = evaluated(
      `segments u "North", v\n${double}input size by segment: number
use double as unit by segment with x = size + 1 "Unit"
value total = sum(segments(unit.twice))
value gap by segment = unit.twice - unit.u.twice`,
      { 'size.u': 1, 'size.v': 5 },
    );
    expect(evaluator.number('unit.u.twice')).toBe(4);
    expect(evaluator.number('total')).toBe(16);
    expect(evaluator.number('gap.v')).toBe(8);
    expect(evaluator.model.itemByName.get('unit.u.twice')?.label).toBe('Unit, North: Twice');
  });

  it('[MODEL-ENGINE-233] by segment are not taken for a figure that is named like a segment', () => {
    const source = `segments u, v\nsubmodel part\nvalue u = 1\nvalue w = 2\nend\n`;
    expect(errorsOf(`${source}use part as p by segment`)).toMatchObject([
      {
        code: 'duplicate-name',
        line: 6,
        column: 13,
        length: 1,
        message: 'u is a segment and a name in part, so p.u could be either: rename one of them',
      },
    ]);
    expect(evaluated(`${source}use part as p\nvalue all = p.u + p.w`).number('all')).toBe(3);
  });

  it.each([
    ['sum(p.y)', 'p.y is by segment: name one, as in p.u.y, or take all, as in sum(segments(p.y))'],
    ['p.y.v', 'nothing is named p.y.v; did you mean p.v.y?'],
    ['sum(segments(p.y.v))', 'nothing is named p.y.v; did you mean p.v.y?'],
    ['p.z.v', 'nothing is named p.z.v'],
    ['outer.p.y.v', 'nothing is named outer.p.y.v; did you mean outer.p.v.y?'],
    ['p', 'p is by segment: name one, as in p.u'],
  ])('[MODEL-ENGINE-236] name the figure that %s could mean', (formula, message) => {
    const source = `segments u, v
submodel part
input x: number
value y = x
end
submodel whole
use part as p by segment
end
use part as p by segment
use whole as outer
value result = ${formula}`;
    expect(errorsOf(source)).toMatchObject([{ line: 11, message: expect.stringContaining(message) }]);
  });

  it.each(['u.level.s', 'u.s.level', 'u.level'])(
    '[MODEL-ENGINE-236] report a choice given by itself, as %s',
    (given) => {
      const source = `segments s, t
submodel part
input level: choice(low, high)
value y = if(level = low, 1, 2)
end
use part as u by segment with level = ${given}`;
      expect(errorsOf(source)).toMatchObject([{ code: 'shape-mismatch', line: 6, column: 39 }]);
      const crossed = source.replace(
        /use .*/u,
        'use part as a with level = b.level\nuse part as b with level = a.level',
      );
      expect(errorsOf(crossed)).toMatchObject([
        { line: 6, message: 'level is given by itself' },
        { line: 7, message: 'level is given by itself' },
      ]);
    },
  );

  it('[MODEL-ENGINE-233] may have figures by segment inside, once', () => {
    const inside = `segments u, v\nsubmodel part\ninput x by segment: number\nvalue y by segment = x * 2\nend\n`;
    const evaluator = evaluated(
      `${inside}input z by segment: number\nuse part as p with x = z\nvalue all = sum(segments(p.y), p.y.u)`,
      { 'z.u': 1, 'z.v': 2 },
    );
    expect(evaluator.number('p.y.v')).toBe(4);
    expect(evaluator.number('all')).toBe(8);
    expect(errorsOf(`${inside}use part as p by segment`)).toMatchObject([
      { code: 'shape-mismatch', line: 6 },
    ]);
  });

  it('[MODEL-ENGINE-234] iterate their own circular references, and those that they form together', () => {
    const evaluator = loans({ 'junior.interest_on': 'average_balance', 'junior.payment': 0 });
    expect(evaluator.number('junior.balance', 5)).toBeCloseTo(39_000 * (1.045 / 0.955) ** 5, 5);
    expect(evaluator.explain('junior.interest', 1).circle).toBe('Junior loan: Interest');
    evaluator.set('rate', 3);
    expect(evaluator.read('junior.interest', 1)).toMatchObject({
      reason: 'Junior loan: Interest did not converge within 100 rounds',
    });
    const part =
      'submodel part\ninput x: number\nvalue y: number = 1 + x / 4\niterate y tolerance 1e-12 at most 99 rounds\nend\n';
    const joint = evaluated(`${part}use part as a with x = b.y\nuse part as b with x = a.y`);
    expect(joint.number('a.y')).toBeCloseTo(4 / 3, 10);
    expect(joint.explain('b.y').circle).toBe('A: Y, b: Y');
    // Only one of the uses is circular: the name is needed for that one.
    expect(evaluated(`${part}use part as a with x = a.y\nuse part as b with x = 2`).number('b.y')).toBe(1.5);
    expect(errorsOf(`${part}use part as b with x = 2`)).toMatchObject([{ code: 'no-circular-reference' }]);
  });

  it('[MODEL-ENGINE-235] have checks that say which use they are about', () => {
    const evaluator = loans({ 'junior.payment': 10_000 });
    expect(evaluator.checks()).toMatchObject([
      { id: 'senior.unpaid', passed: true },
      {
        id: 'junior.unpaid',
        passed: false,
        message: expect.stringMatching(/^Junior loan: \d+ is not repaid\.$/),
      },
    ]);
  });

  it('[MODEL-ENGINE-225] are edited, solved and run in batches by dotted names', () => {
    const evaluator = loans();
    const solution = solveInput(evaluator, {
      input: 'junior.payment',
      target: { name: 'junior.balance', period: 5 },
      value: 0,
      low: 0,
      high: 39_000,
    });
    expect(solution.ok && solution.input).toBeCloseTo(10_026.605_9, 3);
    const created = createBatch(evaluator.model, {
      outputs: [{ name: 'total_interest' }],
      varying: [{ name: 'junior.opening' }],
      fixed: loanInputs,
    });
    if (!created.ok) throw new Error(JSON.stringify(created.problems));
    const [totals] = created.batch.run([Float64Array.of(39_000, 0)]);
    expect([...(totals ?? [])]).toEqual(
      [39_000, 0].map((opening) => loans({ 'junior.opening': opening }).number('total_interest')),
    );
  });

  it('[MODEL-ENGINE-224] show formulas with names in full, and name themselves in reasons', () => {
    const evaluator = loans({ 'junior.payment': 0 });
    expect(evaluator.explain('senior.payment', 1)).toMatchObject({
      formula: '0 - pmt(rate, term, senior_amount)',
      label: 'Senior loan: Payment',
    });
    expect(evaluator.explain('senior.balance', 1).formula).toBe('senior.balance[-1] - senior.principal');
    const failing = evaluated(
      `submodel part\ninput x: number\nvalue y = 1 / x\nend\nuse part as p with x = 0 "Part"\nvalue z = p.y`,
    );
    expect(failing.read('z')).toMatchObject({
      reason: 'Depends on part: Y, which cannot be computed: division by zero: “part: X” is 0',
    });
  });

  it.each([
    ['use loan as x', 'unknown-name', 'loan', 'there is no sub-model loan'],
    ['use doubl as x', 'unknown-name', 'doubl', 'did you mean double?'],
    ['use double as x with z = 1', 'unknown-name', 'z', 'double has no input z'],
    ['use double as x with x = 1, x = 2', 'duplicate-name', 'x', 'x is given twice'],
    ['use double as x with x = y', 'unknown-name', 'y', 'nothing is named y'],
    ['use double as x with x = amount', 'unit-mismatch', 'amount', 'x.x is annotated as'],
    ['use double as x with x = series', 'shape-mismatch', 'series', 'x.x is one figure'],
    ['use double as amount', 'duplicate-name', 'amount', 'amount is defined twice'],
    ['use double as if', 'reserved-name', 'if', 'a word of the language'],
    ['use double as a.b', 'invalid-name', 'a.b', 'not a valid name'],
    ['use double', 'syntax', '', 'as and a name for this use'],
    ['use double as x with', 'syntax', '', 'the name of an input'],
    ['use double as x by segment', 'shape-mismatch', 'by segment', 'the model has no segments'],
    ['value v = one', 'unknown-name', 'one', 'name one of its figures, as in one.x'],
    ['value v = one.twic', 'unknown-name', 'one.twic', 'did you mean one.twice?'],
    ['value v = one.wide', 'unknown-name', 'one.wide', 'nothing is named one.wide'],
    ['end', 'misplaced-statement', 'end', 'end without a submodel'],
    ['submodel other', 'syntax', 'submodel other', 'the sub-model other has no end'],
    ['submodel double\nend', 'duplicate-name', 'double', 'the sub-model double is defined twice'],
    ['submodel other\nmodel "Title"\nend', 'misplaced-statement', '', 'model'],
    ['submodel other\nvalue v = w\nend', 'unknown-name', '', 'nothing is named w'],
    ['submodel other\nvalue v = amount + 1\nend', 'unknown-name', '', 'nothing is named amount'],
    ['submodel other\nvalue v: rat = 1\nend', 'unknown-unit', '', 'did you mean rate?'],
  ])('[MODEL-ENGINE-236] %s is one located error', (lines, code, marked, says) => {
    const source = `${double}use double as one\ninput amount: amount\ninput series[]: number\n${lines}\n\n`;
    const errors = errorsOf(source);
    expect(errors).toHaveLength(1);
    const [error] = errors;
    expect(error?.code).toBe(code);
    expect(error?.message).toContain(says);
    expect(error?.line).toBeGreaterThanOrEqual(8);
    if (marked === '') return;
    const start = (error?.column ?? 0) - 1;
    expect(source.split('\n')[(error?.line ?? 1) - 1]?.slice(start, start + (error?.length ?? 0))).toBe(
      marked,
    );
  });

  it('[MODEL-ENGINE-236] report an error in the sub-model once, however many there are', () => {
    const uses = Array.from({ length: 20 }, (_, at) => `use part as u${at}`).join('\n');
    const source = `submodel part\ninput x: rate\nvalue y = x + wrong\nvalue z: amount = x\nend\n${uses}`;
    expect(errorsOf(source)).toMatchObject([
      { code: 'unknown-name', line: 3, column: 15, length: 5 },
      { code: 'unit-mismatch', line: 4, column: 19, length: 1 },
    ]);
  });

  it.each([
    [30, 'value v = 1'],
    [100, ''],
  ])('[MODEL-ENGINE-237] that double %i times are refused before they grow', (levels, content) => {
    const chain = Array.from(
      { length: levels },
      (_, at) => `submodel s${at}\nuse s${at + 1} as a\nuse s${at + 1} as b\nend`,
    );
    const source = [...chain, `submodel s${levels}`, content, 'end', 'use s0 as x'].join('\n');
    expect(errorsOf(source)).toMatchObject([
      { code: 'too-large', message: expect.stringContaining('more than 2,000 statements') },
    ]);
  });

  it('[MODEL-ENGINE-237] and segments within segments are refused before they grow', () => {
    const many = Array.from({ length: 50 }, (_, at) => `s${at}`).join(', ');
    const nested = `${'sum(segments(x * '.repeat(6)}x${'))'.repeat(6)}`;
    expect(errorsOf(`segments ${many}\ninput x by segment: number\nvalue y = ${nested}`)).toMatchObject([
      { code: 'too-large', message: expect.stringContaining('more than 1,000,000 characters') },
    ]);
    const wide = `sum(${'sum(segments(x)) + '.repeat(5)}1, segments(x), segments(x))`;
    expect(errorsOf(`segments ${many}\ninput x by segment: number\nvalue y = ${wide}`)).toMatchObject([
      { code: 'wrong-argument-count' },
    ]);
    const deep = `${'(1 + '.repeat(160)}sum(segments(x))${')'.repeat(160)}`;
    expect(errorsOf(`segments ${many}\ninput x by segment: number\nvalue y = ${deep}`)).toMatchObject([
      { code: 'too-deep' },
    ]);
    const names = Array.from({ length: 70 }, (_, at) => `submodel s${at}\nuse s${at + 1} as abcdefgh\nend`);
    expect(
      errorsOf([...names, 'submodel s70', 'value v = 1', 'end', 'use s0 as x'].join('\n')),
    ).toMatchObject([{ code: 'invalid-name', message: expect.stringContaining('250 characters') }]);
  });
});
