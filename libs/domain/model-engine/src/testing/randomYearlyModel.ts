import fc from 'fast-check';
import { treeOver, write, type Tree } from './randomModel.js';

/** A model in quarters with yearly items, and the same figures from a model that has none. */
export interface RandomYearlyModel {
  readonly source: string;
  /** Every year of a yearly item is a value, every use of one written out; `item_2` is its second year. */
  readonly byHand: string;
}

export const yearlyYears = 2;
const quarters = 4 * yearlyYears;

const years = Array.from({ length: yearlyYears }, (_, index) => index + 1);
const quartersOf = (year: number): readonly number[] =>
  [1, 2, 3, 4].map((quarter) => 4 * (year - 1) + quarter);

const leaves = (...texts: readonly string[]): readonly Tree[] =>
  texts.map((name) => ({ kind: 'name', name, lag: 0 }));

/** A text in which each yearly item is that of a year. */
const yearOf = (text: string, nameAt: (name: string, lag: number) => string): string =>
  text.replaceAll(/\b(m|y0|y1)\b(\[-1\])?/g, (_, name: string, lag?: string) =>
    nameAt(name, lag === undefined ? 0 : -1),
  );

const inQuarters = (text: string): string =>
  yearOf(overYears(text), (name, lag) => `if(period <= 4, ${name}_${1 + lag}, ${name}_${2 + lag})`);

const inYear = (text: string, year: number): string =>
  yearOf(
    overYears(text)
      .replaceAll('period', String(year))
      .replaceAll(/quarters\(([^()]*)\)/g, (_, series: string) =>
        quartersOf(year)
          .map((quarter) => `index(${inQuarters(series)}, ${quarter})`)
          .join(', '),
      ),
    (name, lag) => `${name}_${year + lag}`,
  );

/** Functions over the years of a yearly item are those of its years as parts. */
const overYears = (text: string): string =>
  text.replaceAll(/\b(sum|median|max)\((m|y0|y1)\)/g, (_, over: string, name: string) => {
    const parts = years.map((year) => `${name}_${year}`).join(', ');
    return `${over}(${parts})`;
  });

export const randomYearlyModel: fc.Arbitrary<RandomYearlyModel> = fc
  .record({
    q0: treeOver(leaves('a', 's', 'm', 'q0[-1]', 'period', 'sum(m)', 'sum(s)')),
    past: treeOver(leaves('a', 'h', 'h[-1]')),
    y0: treeOver(
      leaves(
        'a',
        'm',
        'y0[-1]',
        'period',
        'sum(quarters(q0))',
        'max(quarters(q0[-1]), a)',
        'average(quarters(s * m), m)',
        'median(quarters(s))',
        'quantile(quarters(q0), m, 0.3)',
      ),
    ),
    q1: treeOver(leaves('a', 's', 'q0', 'q0[-1]', 'y0', 'y0[-1]', 'q1[-1]', 'max(y0)')),
    y1: treeOver(
      leaves(
        'y0',
        'y0[-1]',
        'y1[-1]',
        'm',
        'sum(quarters(q1))',
        'min(quarters(y0 * q1))',
        'sum(y0)',
        'sum(q1)',
      ),
    ),
    v: treeOver(leaves('a', 'sum(y0)', 'median(y1)', 'average(q1)', 'sum(y0 * q0)', 'last(q1)')),
  })
  .map((trees) => {
    const { q0, past, y0, q1, y1, v } = Object.fromEntries(
      Object.entries(trees).map(([name, tree]) => [name, write(tree)]),
    ) as Record<keyof typeof trees, string>;
    const shared = `timeline history 4 quarters, forecast ${quarters} quarters\ninput a: number\ninput s[]: number\ninput h[history]: number\n`;
    const byYear = (name: string, text: string): string =>
      [
        `value ${name}_0: number = a`,
        ...years.map((year) => `value ${name}_${year}: number = ${inYear(text, year)}`),
      ].join('\n');
    return {
      source:
        shared +
        [
          'input m[] yearly: number',
          `line q0: number = ${q0} history ${past}`,
          `line y0 yearly: number = ${y0} from a`,
          `line q1: number = ${q1} from a`,
          `line y1 yearly: number = ${y1} from a`,
          `value v: number = ${v}`,
        ].join('\n'),
      byHand:
        shared +
        [
          ...years.map((year) => `input m_${year}: number`),
          `line q0: number = ${inQuarters(q0)} history ${past}`,
          byYear('y0', y0),
          `line q1: number = ${inQuarters(q1)} from a`,
          byYear('y1', y1),
          `value v: number = ${inQuarters(v)}`,
        ].join('\n'),
    };
  });

const figure = fc.oneof(
  { weight: 3, arbitrary: fc.double({ min: -100, max: 100, noNaN: true }).map((value) => value + 0) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, -1, 1e308) },
);
const figures = (count: number): fc.Arbitrary<readonly number[]> =>
  fc.array(figure, { minLength: count, maxLength: count });

export const randomYearlyInputs = fc.record({
  a: figure,
  s: figures(quarters),
  h: figures(4),
  m: figures(yearlyYears),
});

/** The inputs of the model written by hand. */
export const inputsByHand = ({
  m,
  ...others
}: {
  readonly a: number;
  readonly s: readonly number[];
  readonly h: readonly number[];
  readonly m: readonly number[];
}) => ({
  ...others,
  ...Object.fromEntries(m.map((value, index) => [`m_${index + 1}`, value])),
});
