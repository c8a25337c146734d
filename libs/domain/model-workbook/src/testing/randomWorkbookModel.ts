import fc from 'fast-check';

/** The text of a model with everything that a formula can be, and figures for its inputs. */
export interface RandomWorkbookModel {
  readonly source: string;
  readonly inputs: readonly RandomInputs[];
}

export interface RandomInputs extends Readonly<Record<string, number | string | readonly number[]>> {
  readonly a: number;
}

const periods = 3;

const number = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.integer({ min: -50_000, max: 50_000 }).map((thousandths) => thousandths / 1000),
  },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, -1, 2, 1e6, -1e6) },
);
const literal = fc
  .oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(0.5, 2.5, 1e-7, 1.5e6, 0.1))
  .map(String);

/** Formulas and conditions over the names of figures and series; each part is in parentheses only if it must be. */
function formulas(
  figures: readonly string[],
  series: readonly string[],
): { readonly formula: fc.Arbitrary<string>; readonly condition: fc.Arbitrary<string> } {
  return fc.letrec<{ formula: string; condition: string; overSeries: string }>((tie) => {
    const of = fc.constantFrom;
    const both = (part: 'formula' | 'condition'): fc.Arbitrary<[string, string]> =>
      fc.tuple(tie(part), tie(part));
    return {
      formula: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.oneof(literal, of(...figures)),
        both('formula').chain(([a, b]) =>
          of(`${a} + ${b}`, `${a} - ${b}`, `(${a}) * (${b})`, `${a} * ${b}`, `(${a}) / (${b})`),
        ),
        tie('formula').chain((a) =>
          of(`-(${a})`, `min(${a}, 1e3) ^ 2`, `2 ^ -min(abs(${a}), 9) ^ 2`, `-2 ^ 2 + ${a}`),
        ),
        both('formula').chain(([a, b]) =>
          of(`max(${a}, ${b}, 1)`, `min(${a}, ${b})`, `sum(${a}, ${b}, 2)`, `average(${a}, ${b}, a)`),
        ),
        tie('formula').chain((a) =>
          of(`abs(${a})`, `sqrt(${a})`, `ln(${a})`, `exp(min(${a}, 50))`, `round(${a}, 2)`, `power(${a}, 2)`),
        ),
        fc
          .tuple(tie('condition'), tie('formula'), tie('formula'))
          .chain(([c, a, b]) => of(`if(${c}, ${a}, ${b})`, `if(${c}, ${a}, ${b})`, `require(${c}, ${a})`)),
        tie('overSeries'),
      ),
      overSeries: fc
        .tuple(
          fc.oneof(
            of(...series),
            both('formula').map(([a, b]) => `s * (${a}) + ${b}`),
          ),
          number,
        )
        .chain(([x, rate]) =>
          of(
            ...['sum', 'average', 'min', 'max', 'first', 'last'].map((name) => `${name}(${x})`),
            `npv(${Math.abs(rate) / 100}, ${x})`,
          ),
        ),
      condition: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.oneof(of('f', 'c = one', 'c <> two_words', 'a > 0')),
        both('formula').chain(([a, b]) => of(`${a} < ${b}`, `${a} >= ${b}`, `(${a}) > (${b})`)),
        both('condition').chain(([a, b]) => of(`and(${a}, ${b})`, `or(${a}, ${b})`, `or(${a}, f, ${b})`)),
        tie('condition').map((a) => `not(${a})`),
      ),
    };
  });
}

export const randomWorkbookModel: fc.Arbitrary<RandomWorkbookModel> = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => {
    const lines = Array.from({ length: count }, (_, index) => {
      const earlier = Array.from({ length: index }, (_unused, other) => `line_${other}`);
      const own = [`line_${index}[-1]`, ...earlier.flatMap((name) => [name, `${name}[-1]`])];
      const timed = ['if(period = 1, a, s[-1])', 'if(and(period > 1, s[-1] > 0), s[-1], period)'];
      const { formula, condition } = formulas(
        ['a', 'b', 's', 'year', 'period', 'cumulative(s)', 'cumulative(s * 2)', ...timed, ...own],
        ['s', 'h', 'year', ...earlier],
      );
      return fc.record({ formula, condition });
    });
    const scalar = formulas(['a', 'b', 'first(s)', 'average(h)'], ['s', 'h']);
    const inputs = fc.record({
      a: number,
      b: number,
      s: fc.array(number, { minLength: periods, maxLength: periods }),
      h: fc.array(number, { minLength: 2, maxLength: 2 }),
      f: fc.constantFrom(0, 1),
      c: fc.constantFrom('one', 'two_words'),
      'g.u': number,
      'g.v': number,
    });
    return fc
      .tuple(fc.tuple(...lines), scalar.formula, scalar.condition, fc.tuple(inputs, inputs))
      .map(([written, value, condition, figures]) => ({
        inputs: figures,
        source: [
          `timeline history 2 years, forecast ${periods} years`,
          'input a: number\ninput b: number\ninput s[]: number\ninput h[history]: number',
          'input f: flag\ninput c: choice(one, two_words)',
          'line carried: number = carried[-1] + s from h',
          ...written.map(({ formula }, index) => `line line_${index}: number = ${formula} from a`),
          `value total: number = ${value}`,
          `line flagged: flag = ${written[0]?.condition}`,
          'value any_flagged: number = sum(flagged)',
          'segments u, v\ninput g by segment: number',
          `line split by segment: number = (${written.at(-1)?.formula}) * g from g`,
          'submodel part\ninput x[]: number\nline total: number = total[-1] + x from 1\nend',
          'use part as p with x = line_0',
          'line gathered: number = sum(segments(split)) + median(segments(split * 2), p.total)',
          `check scalar_check warning when ${condition} "The total is {total} of {a}."`,
          `check series_check note when ${written.at(-1)?.condition} "Line 0 is {line_0} of {total}."`,
        ].join('\n'),
      }));
  });

const quarters = 8;

/** The same in quarters that roll up into years, with formulas of years, of quarters and of both. */
export const randomQuarterModel: fc.Arbitrary<RandomWorkbookModel> = (() => {
  const ofYear = formulas(
    [
      ...['a', 'm', 'year', 'period', 'rolled[-1]', 'cumulative(m)', 'sum(quarters(s))', 'last(quarters(s))'],
      ...[
        'max(quarters(s), m)',
        'median(quarters(s * m))',
        'quantile(quarters(s), 0.3)',
        'sum(quarters(year))',
      ],
    ],
    ['s', 'm', 'year', 'sum(quarters(s))', 'm * last(quarters(s))'],
  );
  const ofQuarter = formulas(
    [
      'a',
      's',
      'm',
      'period',
      'rolled',
      'rolled[-1]',
      'cumulative(rolled)',
      'of_quarter[-1]',
      'sum(quarters(s))',
    ],
    ['s', 'm', 'rolled', 'rolled * s'],
  );
  const single = formulas(
    ['a', 'last(rolled)'],
    ['s', 'm', 'rolled', 'of_quarter', 'max(quarters(of_quarter))'],
  );
  const figures = fc.record({
    a: number,
    s: fc.array(number, { minLength: quarters, maxLength: quarters }),
    m: fc.array(number, { minLength: quarters / 4, maxLength: quarters / 4 }),
    f: fc.constantFrom(0, 1),
    c: fc.constantFrom('one', 'two_words'),
  });
  const texts = fc.record({
    rolled: ofYear.formula,
    ofQuarter: ofQuarter.formula,
    total: single.formula,
    yearly: ofYear.condition,
    quarterly: ofQuarter.condition,
  });
  return fc.tuple(texts, fc.tuple(figures, figures)).map(([text, inputs]) => ({
    inputs,
    source: [
      `timeline forecast ${quarters} quarters`,
      'input a: number\ninput s[]: number\ninput m[] yearly: number',
      'input f: flag\ninput c: choice(one, two_words)',
      `line rolled yearly: number = ${text.rolled} from a`,
      `line of_quarter: number = ${text.ofQuarter} from a`,
      `value total: number = ${text.total}`,
      `check yearly_check note when ${text.yearly} "Rolled up to {rolled} of {total}."`,
      `check quarterly_check note when ${text.quarterly} "{of_quarter} in a year of {rolled}."`,
    ].join('\n'),
  }));
})();
