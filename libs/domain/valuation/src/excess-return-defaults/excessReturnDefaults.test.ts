import { writeReason } from '@finance-analyst/foundation';
import type { CompanyFundamentals, StatementLine } from '@finance-analyst/market';
import { createEvaluator } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { freeCashFlowSuitability } from '../suitability/freeCashFlowSuitability.js';
import { bankYear, exampleBank } from '../testing/exampleBank.js';
import { exampleCompany, exampleParameters } from '../testing/exampleCompany.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { excessReturn2Model } from '../excess-return-2/excessReturn2Model.js';
import { excessReturnDefaults } from './excessReturnDefaults.js';

const defaultsFor = (fundamentals: CompanyFundamentals = exampleBank(), years = 5) => {
  const result = excessReturnDefaults({
    fundamentals,
    parameters: exampleParameters,
    quote: exampleQuote,
    years,
  });
  if (!result.ok) throw new Error(result.reason);
  const { assumptions, reported, historicalYears } = result.value;
  return {
    assumptions,
    reported,
    model: excessReturn2Model(years, historicalYears.length),
    of: (input: string) => {
      const found = assumptions.find((each) => each.input === input);
      if (!found) throw new Error(`no assumption for ${input}`);
      return { ...found, reason: writeReason(found.reason) };
    },
  };
};

const refusal = (fundamentals: CompanyFundamentals): string => {
  const result = excessReturnDefaults({ fundamentals, parameters: exampleParameters, quote: exampleQuote });
  return result.ok ? '' : result.reason;
};

describe('the default assumptions of an excess return model', () => {
  it.each([1, 5, 10])('[VALUATION-208] give every input a value and a reason, over %i years', (years) => {
    const { assumptions, reported, model } = defaultsFor(exampleBank(), years);
    expect([...assumptions.map(({ input }) => input), ...Object.keys(reported)].toSorted()).toEqual(
      model.inputs.map(({ name }) => name).toSorted(),
    );
    expect(assumptions.filter(({ reason }) => writeReason(reason).trim() === '')).toEqual([]);
    const created = createEvaluator(model, { ...inputsOf(assumptions), ...reported });
    if (!created.ok) throw new Error(JSON.stringify(created.problems));
    const { evaluator } = created;
    expect(evaluator.read('value_per_share').ok).toBe(true);
    expect(evaluator.checks().filter(({ passed }) => !passed)).toEqual([]);
  });

  it('[VALUATION-208] start the return on equity at three years and fade it to the cycle', () => {
    const { value, reason, sources } = defaultsFor().of('return_on_equity');
    const path = value as readonly number[];
    // Returns from 8.4% in FY2016 to 12.0% in FY2025.
    expect(path[0]).toBeCloseTo(0.116, 12);
    expect(path[4]).toBeCloseTo(0.116 + (0.102 - 0.116) * 0.8, 12);
    expect(reason).toBe(
      '3-yr median 11.6%, fades to the 10-yr median of 10.2%; net income over opening equity, FY2016 to FY2025',
    );
    expect(sources).toHaveLength(20);
  });

  it('[VALUATION-208] use one return with three years of them or fewer', () => {
    const { value, reason } = defaultsFor(
      exampleBank({ annual: [2023, 2024, 2025].map((year) => bankYear(year)) }),
    ).of('return_on_equity');
    expect(value).toBeCloseTo(0.118, 12);
    expect(reason).toBe('2-yr median; net income over opening equity, FY2024 to FY2025');
  });

  it('[VALUATION-208] take no return over the equity of another year than the one before', () => {
    const annual = [2020, 2021, 2023, 2024, 2025].map((year) => bankYear(year));
    expect(defaultsFor(exampleBank({ annual })).of('return_on_equity').sources).toHaveLength(6);
  });

  it('[VALUATION-208] grow assets by retained earnings and fade to terminal growth', () => {
    const { value, reason, sources } = defaultsFor().of('asset_growth');
    const path = value as readonly number[];
    expect(path[0]).toBeCloseTo(0.116 * 0.5, 12);
    expect(path[4]).toBeCloseTo(0.058 + (0.025 - 0.058) * 0.8, 12);
    expect(reason).toBe(
      'Retained 50% of the 11.6% return, 5.8%, fades to 2.5%; net income less dividends and share repurchases, FY2023 to FY2025',
    );
    expect(sources.map(({ line }) => line).slice(0, 3)).toEqual([
      'netIncome',
      'dividendsPaid',
      'shareRepurchases',
    ]);
  });

  it('[VALUATION-208] count preferred dividends as paid out once, whether the filed dividends have them or not', () => {
    const paid = (tag: string, share: number) =>
      exampleBank().annual.map((each) => {
        const income = each.figures.netIncome?.value ?? 0;
        const year = bankYear(each.fiscalYear, {
          dividendsPaid: income * share,
          preferredDividends: income * 0.1,
        });
        const dividends = year.figures.dividendsPaid;
        if (!dividends) throw new Error('The bank pays dividends.');
        return {
          ...year,
          figures: { ...year.figures, dividendsPaid: { ...dividends, source: { ...dividends.source, tag } } },
        };
      });
    const startOf = (annual: ReturnType<typeof paid>) =>
      (defaultsFor(exampleBank({ annual })).of('asset_growth').value as readonly number[])[0];
    // 30% to common shareholders, 10% to preferred ones, 10% for repurchases.
    expect(startOf(paid('PaymentsOfDividends', 0.4))).toBeCloseTo(0.116 * 0.5, 12);
    expect(startOf(paid('PaymentsOfDividendsCommonStock', 0.3))).toBeCloseTo(0.116 * 0.5, 12);
  });

  it('[VALUATION-208] do not shrink a bank that pays out more than it earns', () => {
    const annual = exampleBank().annual.map((year) => bankYear(year.fiscalYear, { dividendsPaid: 1e6 }));
    expect((defaultsFor(exampleBank({ annual })).of('asset_growth').value as readonly number[])[0]).toBe(0);
  });

  it('[VALUATION-208] grow assets at terminal growth without dividends or profits', () => {
    const changes: Partial<Record<StatementLine, number>> = { netIncome: -10 };
    const annual = exampleBank().annual.map((year) => bankYear(year.fiscalYear, changes));
    const { value, reason } = defaultsFor(exampleBank({ annual })).of('asset_growth');
    expect(value).toEqual([0.025, 0.025, 0.025, 0.025, 0.025]);
    expect(reason).toContain('no recent year with a profit and dividends reported');
  });

  it('[VALUATION-208] say that a loss leaves nothing to retain where only the return is not above zero', () => {
    const annual = exampleBank().annual.map(({ fiscalYear }) =>
      bankYear(fiscalYear, fiscalYear > 2023 ? { netIncome: -10 } : {}),
    );
    const { value, reason } = defaultsFor(exampleBank({ annual })).of('asset_growth');
    expect(value).toEqual([0.025, 0.025, 0.025, 0.025, 0.025]);
    expect(reason).toMatch(/; a return on equity of −0\.6% leaves no earnings to retain$/);
  });

  it('[VALUATION-208] keep equity at its share of assets, or let equity itself grow without assets', () => {
    expect(defaultsFor().of('capital_ratio')).toMatchObject({
      value: expect.closeTo(0.1, 12),
      reason: 'Shareholders’ equity over total assets, FY2025',
    });
    const annual = exampleBank().annual.map((year) => {
      const { totalAssets: _, ...figures } = year.figures;
      return { ...year, figures };
    });
    const { of } = defaultsFor(exampleBank({ annual }));
    expect(of('capital_ratio').value).toBe(1);
    expect(of('base_assets').value).toBe(of('base_equity').value);
    expect(of('base_assets').reason).toContain('No total assets reported for FY2025');
  });

  it('[VALUATION-208] name the study behind the persistence of the excess return', () => {
    expect(defaultsFor().of('persistence')).toMatchObject({
      value: 0.62,
      external: { source: expect.stringContaining('Dechow, Hutton and Sloan (1999)') },
    });
  });
});

describe('the companies that an excess return model fits', () => {
  it.each(['bank', 'insurer'] as const)(
    '[VALUATION-209] are named where free cash flow does not fit a %s',
    (businessModel) => {
      const fundamentals = exampleBank({ businessModel });
      const suitability = freeCashFlowSuitability(fundamentals);
      expect(suitability.ok ? '' : suitability.reason).toContain('the template excess-return');
      expect(refusal(fundamentals)).toBe('');
    },
  );

  it('[VALUATION-209] are banks and insurers only', () => {
    expect(refusal(exampleCompany())).toContain('the template free-cash-flow-to-firm');
    const property = refusal(exampleBank({ businessModel: 'property' }));
    expect(property).toBe('This model values banks and insurers, and Example Bank is neither.');
  });

  it.each([
    ['net income', ['netIncome']],
    ['shareholders’ equity', ['shareholdersEquity']],
    ['share count', ['dilutedShares']],
  ] as const)('[VALUATION-209] report their %s', (name, lines) => {
    const annual = exampleBank().annual.map((year) => ({
      ...year,
      figures: Object.fromEntries(
        Object.entries(year.figures).filter(([line]) => !(lines as readonly string[]).includes(line)),
      ),
    }));
    expect(refusal(exampleBank({ annual }))).toContain(`for FY2025 under the tags checked: ${name}.`);
  });

  it('[VALUATION-209] have positive equity, and returns of two years', () => {
    const annual = exampleBank().annual.map((year) => bankYear(year.fiscalYear, { shareholdersEquity: -5 }));
    expect(refusal(exampleBank({ annual }))).toContain('no positive shareholders’ equity for FY2025');
    expect(refusal(exampleBank({ annual: [bankYear(2024), bankYear(2025)] }))).toContain(
      'at least 2 fiscal years',
    );
    expect(refusal(exampleBank({ annual: [] }))).toContain('do not include a full fiscal year');
  });

  it('[VALUATION-346] subtract from equity only the preferred equity that is in it', () => {
    const bank = exampleBank();
    const taggedAs = (tag: string, equityTag?: string): CompanyFundamentals => ({
      ...bank,
      annual: bank.annual.map((year) => {
        const { preferredEquity, shareholdersEquity } = year.figures;
        if (!preferredEquity || !shareholdersEquity) throw new Error('The example has both.');
        const as = (figure: typeof preferredEquity, name: string | undefined) =>
          name === undefined ? figure : { ...figure, source: { ...figure.source, tag: name } };
        return {
          ...year,
          figures: {
            ...year.figures,
            preferredEquity: as(preferredEquity, tag),
            minorityInterest: { ...preferredEquity, value: 50 },
            shareholdersEquity: as(shareholdersEquity, equityTag),
          },
        };
      }),
    });
    expect(defaultsFor(taggedAs('PreferredStockValue')).of('preferred_equity')).toMatchObject({
      value: 30,
      reason: 'Balance sheet of FY2025: preferred equity in shareholders’ equity',
    });
    expect(
      defaultsFor(taggedAs('TemporaryEquityCarryingAmountAttributableToParent')).of('preferred_equity'),
    ).toMatchObject({
      value: 0,
      reason:
        'None within shareholders’ equity: the FY2025 balance sheet reports preferred equity outside it',
    });
    const all = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
    expect(defaultsFor(taggedAs('PreferredStockValue', all)).of('preferred_equity').value).toBeCloseTo(80, 9);
  });
});
