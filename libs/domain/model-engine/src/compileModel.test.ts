import { describe, expect, it } from 'vitest';
import { modelLimits } from './language/limits.js';
import { compiled, errorsOf } from './testing/compiled.js';
import { freeCashFlowModel } from './testing/freeCashFlowModel.js';

const codesOf = (source: string): readonly string[] => errorsOf(source).map(({ code }) => code);

describe('errors', () => {
  it('[MODEL-ENGINE-2] reports all faults at once, in the order of the text', () => {
    const errors = errorsOf(
      [
        'input price: amont',
        'input growth: rate',
        'line sales = prise * (1 + growth)',
        'line cost = (sales',
        'value total = price + growth',
      ].join('\n'),
    );
    expect(errors.map(({ code, line, column, length }) => [code, line, column, length])).toEqual([
      ['unknown-unit', 1, 14, 5],
      ['unknown-name', 3, 14, 5],
      ['syntax', 5, 1, 5],
    ]);
  });

  it('[MODEL-ENGINE-2] goes on after a statement that it cannot read, without blaming its readers', () => {
    expect(codesOf('value a = * 2\nvalue b = a + 1\nvalue c = unheard_of')).toEqual([
      'syntax',
      'unknown-name',
    ]);
  });

  it('[MODEL-ENGINE-2] asks for a new line before each statement', () => {
    expect(errorsOf('value a = 1 value b = 2')[0]).toMatchObject({
      message: 'value must begin a new line',
      column: 13,
    });
  });

  it('[MODEL-ENGINE-2] counts columns on the line of the fault', () => {
    expect(errorsOf('model "Ω"\r\n\r\nvalue a = 1 +\r\n  wrong')[0]).toMatchObject({
      line: 4,
      column: 3,
      length: 5,
    });
  });

  it.each([
    ['value total = operating_margn\ninput operating_margin: rate', 'operating_margin'],
    ['value total = avrage(1, 2)', 'average'],
    ['value total = MAX(1, 2)', 'max'],
    ['input price: ammount', 'amount'],
    ['input exit: choice(growth, multiple) = mutliple', 'multiple'],
    ['input exit: choice(growth, multiple)\nvalue a = if(exit = grwth, 1, 2)', 'growth'],
    ['imput price: amount', 'input'],
    ['input Price: amount', 'price'],
    ['input price: amount\ncheck low note when price < 1 "{prise} is low."', 'price'],
  ])('[MODEL-ENGINE-3] suggests what was meant: %s', (source, suggestion) => {
    const [error] = errorsOf(source);
    expect(error).toMatchObject({ suggestion });
    expect(error?.message).toContain(`did you mean ${suggestion}?`);
  });

  it('[MODEL-ENGINE-3] suggests nothing for a word that resembles none', () => {
    expect(errorsOf('input price: amount\nvalue a = zebra')[0]).not.toHaveProperty('suggestion');
  });

  it.each([
    ['value a = 1 2', 'syntax'],
    ['value a = 1 value b = 2', 'syntax'],
    ['value a', 'syntax'],
    ['value a = (1', 'syntax'],
    ['value a = 1 < 2 < 3', 'syntax'],
    ['value a = (1 + 2)%', 'syntax'],
    ['value a = 1 from 2', 'syntax'],
    ['input a = 1', 'syntax'],
    ['check a warning when 1 < 2', 'syntax'],
    ['check a when 1 < 2 "text"', 'syntax'],
    ['value a = 1 "text', 'unterminated-text'],
    ['value a = 1 ;', 'unexpected-character'],
    ['value a = 1e999', 'invalid-number'],
    ['input a: rate = b', 'invalid-default'],
    ['input a: flag = 2', 'invalid-default'],
    ['timeline 5 weeks\nvalue a = 1', 'invalid-timeline'],
    ['timeline 5 years, forecast 3 years\nvalue a = 1', 'invalid-timeline'],
    ['timeline history 5 years\nvalue a = 1', 'invalid-timeline'],
    ['timeline history 5 years, forecast 8 quarters\nvalue a = 1', 'invalid-timeline'],
    ['value a = 1\ntimeline 5 years', 'misplaced-statement'],
    ['model "A"\nmodel "B"\nvalue a = 1', 'misplaced-statement'],
    ['value a = round(1)', 'wrong-argument-count'],
    ['value a = if(1 < 2, 3)', 'wrong-argument-count'],
    ['input x[]: rate\nline a = x[1]', 'invalid-lag'],
    ['input x[]: rate\nline a = x[-51]', 'invalid-lag'],
    ['input x[]: rate\nline a = x[-0.5]', 'invalid-lag'],
    ['line a = period[-1]', 'invalid-lag'],
    ['', 'empty-model'],
    ['# nothing but a comment', 'empty-model'],
  ])('[MODEL-ENGINE-2] refuses %j as %s', (source, code) => {
    expect(codesOf(source)).toEqual([code]);
  });
});

describe('circular references', () => {
  it('[MODEL-ENGINE-4] are reported once with the names on the way round', () => {
    const errors = errorsOf('value a = b + 1\nvalue b = c\nvalue c = a');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      code: 'circular-reference',
      cycle: ['a', 'b', 'c', 'a'],
      line: 1,
      column: 7,
    });
    expect(errors[0]?.message).toBe(
      'circular reference: a needs b needs c needs a; if intended, add: iterate a tolerance 1e-9 at most 100 rounds',
    );
  });

  it('[MODEL-ENGINE-4] leave out what only leads to the circle', () => {
    const errors = errorsOf('value outside = a\nvalue a = b\nvalue b = a');
    expect(errors.map(({ cycle }) => cycle)).toEqual([['a', 'b', 'a']]);
  });

  it('[MODEL-ENGINE-4] may run through several periods', () => {
    const [error] = errorsOf(
      'timeline 2 years\nline a = b[-1] from 1\nline b = if(period = 1, a[+1], a) from 1',
    );
    expect(error?.message).toBe(
      'circular reference: a in period 2 needs b in period 1 needs a in period 2; if intended, add: iterate a tolerance 1e-9 at most 100 rounds',
    );
  });

  it('[MODEL-ENGINE-4] include a figure that needs itself', () => {
    expect(errorsOf('value a = a')[0]?.cycle).toEqual(['a', 'a']);
  });

  it('[MODEL-ENGINE-4] do not include what reaches back in time', () => {
    expect(
      compiled('line debt = debt[-1] + interest from 100\nline interest = debt[-1] * 5%').lines,
    ).toHaveLength(2);
  });
});

describe('periods', () => {
  it('[MODEL-ENGINE-7] reports a lag that reaches before the first figure, and what helps', () => {
    const [error] = errorsOf('line a = a[-1] + 1');
    expect(error).toMatchObject({ code: 'missing-period', line: 1, column: 10, length: 5 });
    expect(error?.message).toContain('give it a figure before the first with from');
  });

  it('[MODEL-ENGINE-7] reports a reference once, for the first period that it fails in', () => {
    const errors = errorsOf('line a = a[-2] + 1 from 5');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain('a has periods 0 to 5, but period -1 is requested');
  });

  it('[MODEL-ENGINE-7] reports a look ahead past the last period', () => {
    expect(codesOf('input x[]: rate\nline a = x[+1]')).toEqual(['missing-period']);
  });

  it('[MODEL-ENGINE-7] accepts a lag that the timeline rules out', () => {
    const source =
      'input x[]: rate\nline a = if(period > 1, x[-1], 0)\nline b = if(period < last(period), x[+1], 0)';
    expect(compiled(source).lines).toHaveLength(2);
  });

  it('[MODEL-ENGINE-7] accepts a lag that and, or rule out', () => {
    const source =
      'input x[]: rate\nline a = if(and(period > 1, x[-1] > 0), 1, 0)\nline b = if(or(period = 1, x[-1] > 0), 1, 0)';
    expect(compiled(source).lines).toHaveLength(2);
  });
});

describe('shapes', () => {
  it.each([
    ['input x[]: rate\nvalue a = x'],
    ['input x[]: rate\nvalue a = max(x, 0)'],
    ['input x: rate\nvalue a = sum(x)'],
    ['input x: rate\nline a = x[-1]'],
    ['input x[]: rate\nline a = npv(x, x)'],
    ['input x[]: rate\nline a = 1 from x'],
    ['input x[history]: rate\nvalue a = last(x)'],
    ['timeline history 2 years, forecast 2 years\ninput x[history]: rate\nline a = x'],
  ])('[MODEL-ENGINE-10] refuses %j', (source) => {
    expect(codesOf(source)).toEqual(['shape-mismatch']);
  });
});

describe('names', () => {
  it.each([
    ['value a = 1\nvalue a = 2', 'duplicate-name'],
    ['input a: choice(b, c)\nvalue b = 2', 'duplicate-name'],
    ['input a: choice(b, b)', 'duplicate-name'],
    ['value sum = 1', 'reserved-name'],
    ['value period = 1', 'reserved-name'],
    ['value line = 1', 'reserved-name'],
    ['value _a = 1', 'invalid-name'],
    [`value ${'a'.repeat(65)} = 1`, 'invalid-name'],
  ])('[MODEL-ENGINE-11] refuses %j as %s', (source, code) => {
    expect(codesOf(source)).toContain(code);
  });

  it('[MODEL-ENGINE-11] allows units as names', () => {
    expect(compiled('input shares: shares\nvalue rate = 5%').lines[0]?.name).toBe('rate');
  });
});

describe('limits', () => {
  it.each([
    ['characters', ' '.repeat(modelLimits.sourceCharacters + 1), 'too-large'],
    ['lines', '\n'.repeat(modelLimits.sourceLines) + 'value a = 1', 'too-large'],
    ['levels', `value a = ${'('.repeat(30_000)}`, 'too-deep'],
    ['signs', `value a = ${'-'.repeat(60_000)}1`, 'too-deep'],
    ['operators', `value a = ${'1+'.repeat(30_000)}1`, 'too-deep'],
    ['arguments', `value a = max(${'1,'.repeat(30_000)}1)`, 'too-deep'],
    ['parts', 'timeline 50 years\nline a = sum(year * sum(year * sum(year * sum(year))))', 'too-large'],
    ['periods', 'timeline 51 years\nvalue a = 1', 'invalid-timeline'],
  ])('[MODEL-ENGINE-6] refuses too many %s', (_what, source, code) => {
    expect(codesOf(source)).toContain(code);
  });

  it('[MODEL-ENGINE-6] allows 500 lines and a final line break', () => {
    expect(compiled('\n'.repeat(modelLimits.sourceLines - 1) + 'value a = 1\n').lines).toHaveLength(1);
  });

  it.each([0, -1, 1.5, 51, Number.NaN, Number.POSITIVE_INFINITY])(
    '[MODEL-ENGINE-6] refuses %d periods asked for by the caller',
    (forecastPeriods) => {
      expect(errorsOf('value a = 1', { forecastPeriods })[0]?.code).toBe('invalid-timeline');
    },
  );
});

describe('definitions', () => {
  const model = compiled(freeCashFlowModel);

  it('[MODEL-ENGINE-29] give inputs with label, unit, shape, options and default', () => {
    expect(model.title).toBe('Free cash flow to the firm');
    expect(model.timeline).toEqual({
      frequency: 'annual',
      periodsPerYear: 1,
      historyPeriods: 0,
      forecastPeriods: 5,
    });
    const inputs = new Map(model.inputs.map((input) => [input.name, input]));
    expect(inputs.get('wacc')).toMatchObject({
      id: 'wacc',
      label: 'WACC',
      unit: { kind: 'rate' },
      shape: 'scalar',
    });
    expect(inputs.get('revenue_growth')).toMatchObject({
      label: 'Revenue growth',
      shape: 'series',
      lastPeriod: 5,
    });
    expect(inputs.get('terminal_growth')?.default).toBe(0.025);
    expect(inputs.get('terminal_method')).toMatchObject({
      default: 'perpetual_growth',
      options: ['perpetual_growth', 'exit_multiple'],
    });
  });

  it('[MODEL-ENGINE-29] give lines and checks as written', () => {
    const revenue = model.lines.find(({ name }) => name === 'revenue');
    expect(revenue).toMatchObject({
      formula: 'revenue[-1] * (1 + revenue_growth)',
      seed: 'base_revenue',
      firstPeriod: 0,
      lastPeriod: 5,
    });
    expect(model.source.slice(revenue?.sourceSpan.start, revenue?.sourceSpan.end)).toMatch(
      /^line revenue.*base_revenue$/,
    );
    expect(model.checks.at(-1)).toMatchObject({
      id: 'negative_equity',
      severity: 'warning',
      condition: 'equity_value < 0',
      message: 'The equity is worth {equity_value}.',
    });
  });

  it('[MODEL-ENGINE-171] have the section that they are written in, which changes nothing else', () => {
    const text = [
      'model "M"',
      'input price: amount',
      'section "Operations"',
      'input growth: rate',
      'line sales = price * (1 + growth)',
      'section "The ""bridge"""',
      'value total = sum(sales)',
      'check low note when total < 0 "Low."',
    ];
    const sectioned = compiled(text.join('\n'));
    const plain = compiled(text.filter((line) => !line.startsWith('section')).join('\n'));
    expect([...sectioned.inputs, ...sectioned.lines].map(({ name, section }) => [name, section])).toEqual([
      ['price', undefined],
      ['growth', 'Operations'],
      ['sales', 'Operations'],
      ['total', 'The "bridge"'],
    ]);
    expect(sectioned.checks[0]?.section).toBe('The "bridge"');
    expect(plain.lines[0]).not.toHaveProperty('section');
    expect(sectioned.program).toEqual(plain.program);
  });

  it.each([
    ['section\nvalue a = 1', 'syntax'],
    ['section Operations\nvalue a = 1', 'syntax'],
    ['section "A" "B"\nvalue a = 1', 'syntax'],
    ['section "A"\ntimeline 5 years\nvalue a = 1', 'misplaced-statement'],
    ['value section = 1', 'reserved-name'],
    ['section "A"', 'empty-model'],
    ['sektion "A"\nvalue a = 1', 'syntax'],
  ])('[MODEL-ENGINE-171] %j is refused as %s', (source, code) => {
    expect(codesOf(source)[0]).toBe(code);
  });

  it('[MODEL-ENGINE-29] survive a structured clone, so that workers can take them', () => {
    expect(structuredClone(model)).toEqual(model);
  });
});
