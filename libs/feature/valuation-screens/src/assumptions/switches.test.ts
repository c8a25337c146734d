import type { ValuationModelBody } from '@finance-analyst/documents';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { followInputs, setAssumption } from '@finance-analyst/valuation';
import { describe, expect, it } from 'vitest';
import {
  exampleDocument,
  exampleFundamentals,
  exampleQuote,
  exampleValuation,
} from '../testing/exampleModel.js';
import type { AssumptionGroup } from '../method/AssumptionGroup.js';
import { assumptionGroups } from '../method/free-cash-flow-1/assumptionGroups.js';
import { freeCashFlow4 } from '../method/free-cash-flow-4/freeCashFlow4.js';
import { exampleDocument2, exampleFundamentals2 } from '../testing/exampleModel2.js';

interface Company {
  readonly fundamentals?: CompanyFundamentals;
  readonly quote?: Quote | null;
}

/** The example company with figures of every year times a factor, or without them. */
const withLines = (factors: Readonly<Record<string, number>>): CompanyFundamentals =>
  exampleFundamentals({
    annual: exampleFundamentals().annual.map((year) => ({
      ...year,
      figures: Object.fromEntries(
        Object.entries(year.figures).map(([line, figure]) => [
          line,
          { ...figure, value: figure.value * (factors[line] ?? 1) },
        ]),
      ),
    })),
  });

const companies: Readonly<Record<string, Company>> = {
  'near its value': {},
  'without a price': { quote: null },
  'with a price in another currency': { quote: { ...exampleQuote, currency: 'CAD' } },
  'that the market prices far above its value': { quote: { ...exampleQuote, price: 700 } },
  'that the market prices far below its value': { quote: { ...exampleQuote, price: 4 } },
  'worth less to the market than its cash': {
    fundamentals: withLines({ cash: 30 }),
    quote: { ...exampleQuote, price: 20 },
  },
  'with much debt': { fundamentals: withLines({ longTermDebt: 5, interestExpense: 5 }) },
  'with much debt and no price': {
    fundamentals: withLines({ longTermDebt: 5, interestExpense: 5 }),
    quote: null,
  },
  'with thin margins': { fundamentals: withLines({ operatingIncome: 0.2 }) },
  'with a loss': { fundamentals: withLines({ operatingIncome: -1 }) },
  'that shrinks its assets': { fundamentals: withLines({ capitalExpenditure: 0.4 }) },
};

const choicesOf = (groups: readonly AssumptionGroup[]) =>
  groups.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      field.control === 'choice'
        ? [{ input: field.input, options: field.options.map(({ value }) => value) }]
        : [],
    ),
  );

const choices = choicesOf(assumptionGroups);

/** Every way to set all the choices. */
const settings = choices.reduce<readonly Readonly<Record<string, string>>[]>(
  (made, { input, options }) =>
    made.flatMap((setting) => options.map((option) => ({ ...setting, [input]: option }))),
  [{}],
);

describe.each(Object.entries(companies))('a company %s', (_, company) => {
  const document = exampleDocument(company);
  const { fundamentals } = exampleValuation(document);
  const set = (body: ValuationModelBody, input: string, value: string | number): ValuationModelBody =>
    followInputs(body, setAssumption(body, input, value), fundamentals);
  const failuresOf = (body: ValuationModelBody) =>
    exampleValuation({ ...document, body })
      .evaluator.checks()
      .filter(({ passed, severity }) => !passed && severity === 'error')
      .map(({ message }) => message);

  it.each([
    ['as it opens', {}],
    ['with one number of its own', { given_wacc: 0.11 }],
    ['with a multiple of its own', { exit_multiple: 9 }],
    ['with a low risk-free rate', { risk_free_rate: 0.004 }],
    ['with a risk-free rate below zero', { risk_free_rate: -0.005 }],
  ] as const)('[VALUATION-SCREENS-94] no switch makes a check fail, %s', (__, entries) => {
    const edited = Object.entries(entries).reduce(
      (body, [input, value]) => set(body, input, value),
      document.body,
    );
    for (const setting of settings) {
      const start = Object.entries(setting).reduce((body, [input, value]) => set(body, input, value), edited);
      if (failuresOf(start).length > 0) continue;
      for (const { input, options } of choices)
        for (const option of options) expect(failuresOf(set(start, input, option))).toEqual([]);
    }
  });

  it('[VALUATION-SCREENS-94] a switch and back leaves every assumption as it was', () => {
    for (const { input, options } of choices) {
      const there = options.reduce((body, option) => set(body, input, option), document.body);
      const back = set(
        there,
        input,
        String(document.body.assumptions.find((row) => row.id === input)?.value),
      );
      expect(back.assumptions).toEqual(document.body.assumptions);
    }
  });
});

it.each([
  ['near its value', {}],
  ['without a price', { quote: null }],
  ['with thin margins', { fundamentals: exampleFundamentals2({ income: 0.2 }) }],
])(
  '[VALUATION-SCREENS-94] no switch of version 4 fails a check or moves what it leaves, %s',
  (_, company) => {
    const document = exampleDocument2(company);
    const { fundamentals } = exampleValuation(document);
    const set = (body: ValuationModelBody, input: string, value: string): ValuationModelBody =>
      followInputs(body, setAssumption(body, input, value), fundamentals);
    for (const { input, options } of choicesOf(freeCashFlow4.assumptionGroups)) {
      const proposed = String(document.body.assumptions.find((row) => row.id === input)?.value);
      for (const option of options) {
        const there = set(document.body, input, option);
        const failed = exampleValuation({ ...document, body: there })
          .evaluator.checks()
          .filter(({ passed, severity }) => !passed && severity === 'error');
        expect(failed, `${input} ${option}`).toEqual([]);
        expect(set(there, input, proposed).assumptions).toEqual(document.body.assumptions);
      }
    }
  },
);
