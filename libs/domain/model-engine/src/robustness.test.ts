import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from './calendar/isoDate.js';
import { compileModel } from './compileModel.js';
import { createEvaluator } from './evaluation/createEvaluator.js';
import type { InputValues } from './evaluation/inputValues.js';
import type { ModelError } from './language/modelError.js';
import { evaluated } from './testing/compiled.js';
import { freeCashFlowInputs, freeCashFlowModel } from './testing/freeCashFlowModel.js';
import { loanModel } from './testing/loanModel.js';
import { quarterModel } from './testing/quarterModel.js';
import { segmentModel } from './testing/segmentModel.js';
import { stubYearInputs, stubYearModel } from './testing/stubYearModel.js';

function expectWithin(source: string, { line, column, length, message }: ModelError): void {
  const lines = source.split('\n');
  expect(message).not.toBe('');
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
  const offset = lines.slice(0, line - 1).reduce((total, text) => total + text.length + 1, 0) + column - 1;
  expect(length).toBeGreaterThanOrEqual(0);
  expect(offset + length).toBeLessThanOrEqual(source.length);
}

function expectCompiledOrLocated(source: string): void {
  const compilation = compileModel(source);
  if (compilation.ok) return;
  expect(compilation.errors.length).toBeGreaterThan(0);
  for (const error of compilation.errors) expectWithin(source, error);
}

const words = fc.constantFrom(
  ...freeCashFlowModel.split(/\s+/),
  ...[
    'input',
    'line',
    'value',
    'check',
    'section',
    'section "A"\n',
    'from',
    'when',
    'history',
    'history(',
    'date(2026, 6, 30)',
    'date(',
    'edate(',
    'irr(',
    'xirr(',
    'index(',
    'pmt(',
    'median(',
    'input day: date = date(2026, 6, 30)\n',
    'day - 1',
    'currency USD\n',
    'input euros: amount EUR\n',
    'input fx: exchange_rate USD per EUR\n',
    'per EUR',
    'euros * fx',
    'timeline history 4 quarters, forecast 8 quarters\n',
    'yearly',
    'quarters(',
    'input rates[] yearly: rate\n',
    'line total yearly = sum(quarters(fcff))\n',
    'timeline history 2 years, forecast 3 years\n',
    'input reported[history]: amount\n',
    'value a = b + 1\n',
    'value b = a / 2\n',
    'iterate',
    'segments u, v\n',
    'by segment',
    'segments(',
    'sum(segments(a))',
    'revenue.media',
    '.',
    'submodel part\ninput x: number\nvalue y = x\nend\n',
    'submodel',
    'end\n',
    'use part as p with x = a\n',
    'use',
    'use loan as',
    'as',
    'with',
    'iterate a tolerance 1e-9 at most 9 rounds\n',
    'tolerance 2 at most',
    '\n',
    '"',
    '[',
    ']',
    '[-1]',
    '(',
    ')',
    '#',
    '%',
    '=',
    '∞',
    '\0',
  ],
);

describe('any text', () => {
  it('[MODEL-ENGINE-1] of random characters compiles or has located errors', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), expectCompiledOrLocated), {
      numRuns: 500,
    });
  });

  it('[MODEL-ENGINE-1] of random words compiles or has located errors', () => {
    const text = fc.array(words, { maxLength: 120 }).map((parts) => parts.join(' '));
    fc.assert(fc.property(text, expectCompiledOrLocated), { numRuns: 500 });
  });

  it('[MODEL-ENGINE-1] of a model with some words changed compiles or has located errors', () => {
    const change = fc.record({ at: fc.nat(freeCashFlowModel.length), cut: fc.nat(12), word: words });
    const model = fc.constantFrom<string>(
      freeCashFlowModel,
      stubYearModel,
      segmentModel,
      loanModel,
      quarterModel,
    );
    fc.assert(
      fc.property(model, fc.array(change, { minLength: 1, maxLength: 4 }), (original, changes) => {
        const source = changes.reduce<string>(
          (text, { at, cut, word }) => text.slice(0, at) + word + text.slice(at + cut),
          original,
        );
        expectCompiledOrLocated(source);
      }),
      { numRuns: 500 },
    );
  });

  it.each([freeCashFlowModel, stubYearModel, segmentModel, loanModel, quarterModel])(
    '[MODEL-ENGINE-1] cut off anywhere compiles or has located errors',
    (model) => {
      for (let end = 0; end < model.length; end += 17) expectCompiledOrLocated(model.slice(0, end));
    },
  );
});

describe('any inputs', () => {
  const extreme = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, 1, -1, 1e308, -1e308, 5e-324),
  );

  it('[MODEL-ENGINE-16] give figures or reasons, never NaN or Infinity', () => {
    const names = Object.keys(freeCashFlowInputs);
    const model = evaluated(freeCashFlowModel, freeCashFlowInputs).model;
    fc.assert(
      fc.property(fc.array(extreme, { minLength: names.length, maxLength: names.length }), (figures) => {
        const inputs: InputValues = Object.fromEntries(
          names.map((name, index) => [name, figures[index] ?? 0]),
        );
        const created = createEvaluator(model, inputs);
        expect(created.ok).toBe(true);
        if (!created.ok) return;
        for (const { name } of model.lines)
          for (const figure of created.evaluator.readSeries(name))
            expect(figure.ok ? Number.isFinite(figure.value) : figure.reason.length > 0).toBe(true);
        for (const { message } of created.evaluator.checks()) expect(message).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 300 },
    );
  });

  it('[MODEL-ENGINE-16] of dates and reported years give figures or reasons, never NaN or Infinity', () => {
    const { model } = evaluated(stubYearModel, stubYearInputs);
    const date = fc
      .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    const reported = fc.array(fc.option(extreme), { minLength: 3, maxLength: 3 });
    const inputs = fc.record({
      valuation_date: date,
      balance_date: date,
      first_year_end: date,
      reported_revenue: reported,
      reported_margin: reported,
      growth: fc.array(extreme, { minLength: 4, maxLength: 4 }),
      wacc: extreme,
    });
    fc.assert(
      fc.property(inputs, (given) => {
        const created = createEvaluator(model, given);
        expect(created.ok).toBe(true);
        if (!created.ok) return;
        for (const { name, shape, firstPeriod, lastPeriod } of model.lines)
          for (let period = firstPeriod; period <= lastPeriod; period += 1) {
            const figure = created.evaluator.read(name, shape === 'scalar' ? undefined : period);
            expect(figure.ok ? Number.isFinite(figure.value) : figure.reason.length > 0).toBe(true);
            if (figure.ok && figure.unit.kind === 'date') expect(isoDate(figure.value)).toMatch(/^\d{4}-/);
          }
        expect(createEvaluator(model, created.evaluator.inputs()).ok).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
