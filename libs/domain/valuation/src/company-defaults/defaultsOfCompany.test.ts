import { writeReason } from '@finance-analyst/foundation';
import {
  withLaterSplits,
  type CompanyFundamentals,
  type FiscalPeriod,
  type Quote,
  type StatementLine,
} from '@finance-analyst/market';
import { describe, expect, it } from 'vitest';
import { exampleParameters, exampleYear } from '../testing/exampleCompany.js';
import { exampleFiler as company } from '../testing/exampleFiler.js';
import { freeCashFlowToFirm4Model } from '../free-cash-flow-to-firm-4/freeCashFlowToFirm4Model.js';
import type { CompanyDefaults } from './CompanyDefaults.js';
import { companyScenarios } from './companyScenarios.js';
import { defaultsOfCompany } from './defaultsOfCompany.js';
import { evaluateCompany } from './evaluateCompany.js';
import { impliedMatureMargin } from './impliedMatureMargin.js';

const quote: Quote = {
  symbol: 'EXM',
  price: 20,
  previousClose: null,
  change: null,
  changePercent: null,
  currency: 'USD',
  asOf: '2026-03-20T20:00:00Z',
  source: 'csv-import',
  stale: false,
};

const defaultsFor = (
  fundamentals: CompanyFundamentals,
  request: Partial<Parameters<typeof defaultsOfCompany>[0]> = {},
): CompanyDefaults => {
  const result = defaultsOfCompany({ fundamentals, parameters: exampleParameters, quote, ...request });
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

const assumption = ({ assumptions }: CompanyDefaults, input: string) => {
  const found = assumptions.find((each) => each.input === input);
  if (!found) throw new Error(`no assumption for ${input}`);
  return found;
};
const pathOf = (defaults: CompanyDefaults, input: string) =>
  assumption(defaults, input).value as readonly number[];
const reasonOf = (defaults: CompanyDefaults, input: string) =>
  writeReason(assumption(defaults, input).reason);

describe('defaults of version 4', () => {
  it('[VALUATION-141] give every input of the template a value and a reason', () => {
    const defaults = defaultsFor(company());
    const model = freeCashFlowToFirm4Model(defaults.years, defaults.historicalYears.length);
    expect(
      [...Object.keys(defaults.reported), ...defaults.assumptions.map(({ input }) => input)].toSorted(),
    ).toEqual(model.inputs.map(({ name }) => name).toSorted());
    expect(defaults.assumptions.filter(({ reason }) => writeReason(reason).trim() === '')).toEqual([]);
    const evaluated = evaluateCompany(defaults);
    expect(evaluated.ok && evaluated.value.read('value_per_share').ok).toBe(true);
    expect(defaults.questions).toEqual([]);
  });

  it('[VALUATION-142] value for the day of the price, from the newest balance sheet', () => {
    const defaults = defaultsFor(company());
    expect(assumption(defaults, 'valuation_date').value).toBe('2026-03-20');
    expect(assumption(defaults, 'balance_date').value).toBe('2025-12-31');
    expect(assumption(defaults, 'first_year_end').value).toBe('2026-12-31');
    const unpriced = defaultsFor(company(), { quote: null });
    expect(assumption(unpriced, 'valuation_date').value).toBe('2026-03-25');
  });

  it('[VALUATION-142] start from the trailing twelve months and forecast the rest of the fiscal year', () => {
    const annual = company().annual;
    const newest = annual.at(-1) as FiscalPeriod;
    const trailing: FiscalPeriod = {
      ...exampleYear(2026, { ...amountsOf(newest), revenue: 1600 }),
      kind: 'trailing-twelve-months',
      quarter: 1,
      label: 'TTM Q1 2026',
      start: '2025-04-01',
      end: '2026-03-31',
    };
    const defaults = defaultsFor(company({}, 0.08, { trailingTwelveMonths: trailing }), {
      quote: { ...quote, asOf: '2026-05-10' },
    });
    expect(defaults.base.label).toBe('TTM Q1 2026');
    expect(assumption(defaults, 'base_revenue').value).toBe(1600);
    expect(assumption(defaults, 'balance_date').value).toBe('2026-03-31');
    const evaluated = evaluateCompany(defaults);
    expect(evaluated.ok && evaluated.value.number('period_length', 1)).toBeCloseTo(275 / 365, 12);
  });

  it('[VALUATION-143] fade growth from the mean of trailing and three-year growth, over ten years when it is fast', () => {
    const slow = defaultsFor(company());
    expect(slow.years).toBe(5);
    expect(pathOf(slow, 'revenue_growth')[0]).toBeCloseTo(0.08, 12);
    expect(reasonOf(slow, 'revenue_growth')).toContain(
      'Mean of 8.0% over the last twelve months and 8.0% a year',
    );
    const fast = defaultsFor(company({}, 0.2));
    expect(fast.years).toBe(10);
    const path = pathOf(fast, 'revenue_growth');
    const terminal = assumption(fast, 'terminal_growth').value as number;
    expect(path[0]).toBeCloseTo(0.2, 12);
    // Faster than in equal steps.
    expect(path[5]).toBeLessThan((0.2 + terminal) / 2);
    expect(path.every((growth, index) => index === 0 || growth < (path[index - 1] ?? 0))).toBe(true);
  });

  it('[VALUATION-143] limit growth beyond the plausible range, and ask', () => {
    const defaults = defaultsFor(company({}, 0.8));
    expect(pathOf(defaults, 'revenue_growth')[0]).toBe(0.4);
    expect(defaults.questions.map(({ input, isNeeded }) => [input, isNeeded])).toEqual([
      ['revenue_growth', false],
    ]);
  });

  it('[VALUATION-144] move the margin before one-off items from today’s to the median of the profitable years', () => {
    const defaults = defaultsFor(company({ intangibleAmortization: 20, impairmentAndRestructuring: 10 }));
    const path = pathOf(defaults, 'operating_margin');
    const revenue = 1000 * 1.08 ** 5;
    const start = 0.21 + 30 / revenue;
    const margins = [0, 1, 2, 3, 4, 5].map((index) => 0.16 + 0.01 * index + 30 / (1000 * 1.08 ** index));
    const middle = ((margins[2] ?? 0) + (margins[3] ?? 0)) / 2;
    expect(path.at(-1)).toBeCloseTo(middle, 12);
    expect(path[0]).toBeCloseTo(start + (middle - start) / 5, 12);
  });

  it('[VALUATION-144] add back no amortization that the company renews by its own additions', () => {
    const plain = defaultsFor(company());
    const renewing = defaultsFor(company({ intangibleAmortization: 60, capitalizedSoftware: 60 }));
    expect(pathOf(renewing, 'operating_margin')).toEqual(pathOf(plain, 'operating_margin'));
    const bought = defaultsFor(company({ intangibleAmortization: 60, capitalizedSoftware: 20 }));
    expect(bought.reported['reported_amortization']?.[0]).toBe(40);
  });

  it('[VALUATION-144] take amortization that the quarters leave out from the fiscal year', () => {
    const annual = company({ intangibleAmortization: 30 }).annual;
    const newest = annual.at(-1) as FiscalPeriod;
    const trailing: FiscalPeriod = {
      ...exampleYear(2026, amountsOf(newest, 'intangibleAmortization')),
      kind: 'trailing-twelve-months',
      quarter: 1,
      label: 'TTM Q1 2026',
      end: '2026-03-31',
    };
    const defaults = defaultsFor(company({}, 0.08, { annual, trailingTwelveMonths: trailing }));
    const whole = defaultsFor(company({}, 0.08, { annual }));
    expect(pathOf(defaults, 'operating_margin')).toEqual(pathOf(whole, 'operating_margin'));
  });

  it('[VALUATION-141] say what the figure of a default is made of', () => {
    const bought = { intangibleAmortization: 60, intangibleAssets: 100 };
    const until = 'until the acquired intangibles on the balance sheet are fully amortized';
    const plain = defaultsFor(company(bought));
    expect(pathOf(plain, 'acquired_amortization').slice(0, 2)).toEqual([60, 40]);
    expect(reasonOf(plain, 'acquired_amortization')).toBe(`Same as FY2025, ${until}`);
    const renewing = defaultsFor(company({ ...bought, capitalizedSoftware: 20 }));
    expect(pathOf(renewing, 'acquired_amortization').slice(0, 3)).toEqual([40, 40, 20]);
    expect(reasonOf(renewing, 'acquired_amortization')).toBe(
      `Amortization less additions of software, FY2025, ${until}`,
    );
    expect(assumption(renewing, 'acquired_amortization').sources.map(({ line }) => line)).toContain(
      'capitalizedSoftware',
    );
  });

  it('[VALUATION-141] say that working capital is of today where no fiscal year reports it', () => {
    const annual = company().annual.map((year) =>
      exampleYear(year.fiscalYear, amountsOf(year, 'currentAssets')),
    );
    const newest = company().annual.at(-1) as FiscalPeriod;
    const trailing: FiscalPeriod = {
      ...exampleYear(2026, amountsOf(newest)),
      kind: 'trailing-twelve-months',
      quarter: 1,
      label: 'TTM Q1 2026',
      end: '2026-03-31',
    };
    const defaults = defaultsFor(company({}, 0.08, { annual, trailingTwelveMonths: trailing }), {
      quote: { ...quote, asOf: '2026-05-10' },
    });
    expect(pathOf(defaults, 'working_capital_rate')[0]).toBeCloseTo(0.1, 12);
    expect(reasonOf(defaults, 'working_capital_rate')).toBe(
      'Today’s share of 10.0%; operating working capital over revenue, TTM Q1 2026, which no fiscal year reports',
    );
    const { sources } = assumption(defaults, 'working_capital_rate');
    expect(sources.map(({ line }) => line)).toEqual(expect.arrayContaining(['currentAssets', 'revenue']));
  });

  it('[VALUATION-145] give a company that makes a loss no value, but say what its price expects', () => {
    const losing = company({ operatingIncome: -200 });
    const defaults = defaultsFor(losing);
    const [question] = defaults.questions;
    expect(question?.input).toBe('operating_margin');
    expect(question?.isNeeded).toBe(true);
    expect(writeReason(question?.text ?? '')).toContain('gross margin of 50.0% is the upper bound');
    const undecided = evaluateCompany(defaults);
    expect(undecided.ok && undecided.value.read('value_per_share')).toMatchObject({
      ok: false,
      cause: { name: 'operating_margin', period: 1 },
    });
    const implied = impliedMatureMargin(defaults, 20);
    if (!implied.ok) throw new Error(implied.reason);
    const answered = defaultsFor(losing, { matureMargin: implied.value });
    expect(reasonOf(answered, 'operating_margin')).toContain('to the entered mature margin of');
    expect(answered.questions.filter(({ isNeeded }) => isNeeded)).toEqual([]);
    const evaluated = evaluateCompany(answered);
    expect(evaluated.ok && evaluated.value.number('value_per_share')).toBeCloseTo(20, 6);
    expect(impliedMatureMargin(defaults, 1e9).ok).toBe(false);
  });

  it.each([
    [
      '3711',
      ' The operating margin of US companies in Auto & Truck is 2% in aggregate (Damodaran, January 2026).',
    ],
    // Coal & Related Energy makes a loss.
    ['1220', ''],
    ['4011', ''],
  ])('[VALUATION-145] name the margin of the sector of the code %s', (industryCode, words) => {
    const losing = { ...company({ operatingIncome: -200 }), industryCode };
    const text = writeReason(defaultsFor(losing).questions[0]?.text ?? '');
    expect(text.slice(text.indexOf('is the upper bound'))).toBe(`is the upper bound.${words}`);
  });

  it('[VALUATION-146] take reinvestment from revenue added per unit of capital added, where that is stable', () => {
    const defaults = defaultsFor(company());
    // Capital is 0.3 of revenue in fixed assets and 0.4 − 0.1 − (0.25 − 0.05) in working capital.
    expect(pathOf(defaults, 'sales_to_capital')[0]).toBeCloseTo(1 / 0.4, 9);
    expect(assumption(defaults, 'base_working_capital').value).toBeCloseTo(0.1 * 1000 * 1.08 ** 5, 9);
    expect(pathOf(defaults, 'working_capital_rate').at(-1)).toBeCloseTo(0.1, 12);
    expect(reasonOf(defaults, 'sales_to_capital')).toContain(
      'of revenue added per unit of invested capital added',
    );
  });

  it('[VALUATION-146] leave working capital out where customers and suppliers finance more than the fixed assets', () => {
    const defaults = defaultsFor(company({ currentLiabilities: 2000 }));
    expect(pathOf(defaults, 'sales_to_capital')[0]).toBeCloseTo(1 / 0.3, 9);
    expect(reasonOf(defaults, 'sales_to_capital')).toContain('net fixed assets');
  });

  it('[VALUATION-146] keep what growth costs within the plausible range, and ask', () => {
    const defaults = defaultsFor(company({ propertyPlantEquipment: 1, currentAssets: 0 }));
    expect(pathOf(defaults, 'sales_to_capital')[0]).toBe(10);
    expect(defaults.questions.map(({ input }) => input)).toEqual(['sales_to_capital']);
  });

  describe('of a lessee under IFRS 16', () => {
    const leases = { rightOfUseAssets: 80, leaseLiabilities: 90, currentLeaseLiabilities: 15 };
    const property = { propertyPlantEquipment: 300, capitalExpenditure: 60, rightOfUseAdditions: 20 };
    const lessee = (accountingStandard: CompanyFundamentals['accountingStandard']) =>
      company({ ...leases, ...property }, 0.08, { accountingStandard });

    it('[VALUATION-383] count leases as debt, what they lease as capital, and its additions as capital expenditure', () => {
      const defaults = defaultsFor(lessee('ifrs'));
      expect(assumption(defaults, 'base_fixed_assets').value).toBe(380);
      expect(reasonOf(defaults, 'base_fixed_assets')).toBe(
        'FY2025: property, plant and equipment, net, and right-of-use assets, since their leases are debt under IFRS 16',
      );
      expect(reasonOf(defaults, 'debt')).toContain('lease liabilities (debt, since their interest');
      expect(defaults.reported['reported_fixed_assets']?.at(-1)).toBe(380);
      expect(defaults.reported['reported_capital_expenditure']?.at(-1)).toBe(80);
      expect(assumption(defaults, 'sales_to_capital').sources.map(({ line }) => line)).toContain(
        'rightOfUseAssets',
      );
    });

    it('[VALUATION-383] take right-of-use assets that a quarter leaves out from the fiscal year', () => {
      const filer = lessee('ifrs');
      const year = filer.annual.at(-1);
      if (!year) throw new Error('no year');
      const { rightOfUseAssets: _left, ...figures } = year.figures;
      const trailing = { ...year, kind: 'trailing-twelve-months' as const, label: 'TTM FY2025', figures };
      const defaults = defaultsFor({ ...filer, trailingTwelveMonths: trailing });
      expect(assumption(defaults, 'base_fixed_assets').value).toBe(380);
      expect(assumption(defaults, 'base_fixed_assets').sources.map(({ period }) => period)).toEqual([
        'TTM FY2025',
        'FY2025',
      ]);
    });

    it('[VALUATION-383] take no right-of-use assets alone: without property, both are the fiscal year’s or missing', () => {
      const filer = lessee('ifrs');
      const year = filer.annual.at(-1);
      if (!year) throw new Error('no year');
      const leasedOnly = exampleYear(2026, {
        ...amountsOf(year, 'propertyPlantEquipment'),
        rightOfUseAssets: 95,
      });
      const trailing = { ...leasedOnly, kind: 'trailing-twelve-months' as const, label: 'TTM Q1 2026' };
      const defaults = defaultsFor({ ...filer, trailingTwelveMonths: trailing });
      expect(assumption(defaults, 'base_fixed_assets').value).toBe(380);
      expect(reasonOf(defaults, 'base_fixed_assets')).toBe(
        'FY2025: property, plant and equipment, net, and right-of-use assets, since their leases are debt under IFRS 16',
      );
      const annual = filer.annual.map((each) =>
        exampleYear(each.fiscalYear, amountsOf(each, 'propertyPlantEquipment')),
      );
      const none = defaultsFor({ ...filer, annual });
      expect(assumption(none, 'base_fixed_assets').value).toBe(0);
      expect(reasonOf(none, 'base_fixed_assets')).toBe(
        'No property, plant and equipment reported on the FY2025 balance sheet under the tags checked',
      );
    });

    it('[VALUATION-383] leave all of it out under US GAAP, whose filers have no such assets as a line', () => {
      const defaults = defaultsFor(company({ ...property, leaseLiabilities: 90, rightOfUseAdditions: 0 }));
      expect(assumption(defaults, 'base_fixed_assets').value).toBe(300);
      expect(reasonOf(defaults, 'debt')).not.toContain('lease');
    });
  });

  it('[VALUATION-147] move the tax rate to the statutory one, which also applies after the forecast', () => {
    const defaults = defaultsFor(company());
    const path = pathOf(defaults, 'tax_rate');
    expect(path[0]).toBeCloseTo(0.2 + (0.256 - 0.2) / 5, 12);
    expect(path.at(-1)).toBeCloseTo(0.256, 12);
    expect(assumption(defaults, 'terminal_tax_rate').value).toBe(0.256);
    expect(assumption(defaults, 'interest_tax_rate').value).toBe(0.256);
  });

  it('[VALUATION-147] assume a rate where none is known, say so and ask', () => {
    for (const [currency, why] of [
      ['EUR', 'Statutory tax rates differ between the countries of the euro area, so 25.0% is assumed'],
      ['TRY', 'The statutory tax rate of companies that report in TRY is not known, so 25.0% is assumed'],
    ] as const) {
      const defaults = defaultsFor(company({}, 0.08, { currency }), { quote: null });
      expect(assumption(defaults, 'terminal_tax_rate')).toMatchObject({
        value: 0.25,
        external: { label: `Assumed rate, ${currency}`, source: 'configuration' },
      });
      expect(reasonOf(defaults, 'terminal_tax_rate')).toMatch(/^Assumed rate of 25\.0%, /);
      expect(reasonOf(defaults, 'tax_rate')).toContain('to the assumed rate of 25.0% by the final year');
      const [question] = defaults.questions;
      expect(question).toMatchObject({ input: 'terminal_tax_rate', isNeeded: false });
      expect(writeReason(question?.text ?? '')).toContain(why);
    }
    const known = defaultsFor(company({}, 0.08, { currency: 'SEK' }), { quote: null });
    expect(assumption(known, 'terminal_tax_rate').value).toBe(0.206);
    expect(known.questions).toEqual([]);
  });

  it('[VALUATION-147] carry filed losses forward, against at most 80% of income in the United States', () => {
    const defaults = defaultsFor(company({ lossCarryForward: 300 }));
    expect(assumption(defaults, 'base_loss_carry_forward').value).toBe(300);
    expect(assumption(defaults, 'loss_use_limit').value).toBe(0.8);
    const abroad = defaultsFor(company({}, 0.08, { accountingStandard: 'ifrs' }));
    expect(assumption(abroad, 'loss_use_limit').value).toBe(1);
  });

  it('[VALUATION-148] bridge to equity with associates and unfunded pensions, and count dilutive shares', () => {
    const defaults = defaultsFor(company({ equityMethodInvestments: 40, pensionDeficit: 30 }));
    const evaluated = evaluateCompany(defaults);
    if (!evaluated.ok) throw new Error(evaluated.reason);
    const { value: evaluator } = evaluated;
    const cash = 0.1 * 1000 * 1.08 ** 5;
    const debt = 0.05 * 1000 * 1.08 ** 5 + 100;
    expect(evaluator.number('equity_value') - evaluator.number('enterprise_value')).toBeCloseTo(
      cash + 40 - debt - 30 * (1 - 0.256),
      6,
    );
    expect(evaluator.number('diluted_shares')).toBe(98 + 2);
  });

  it('[VALUATION-148] take from the fiscal year what the quarter leaves out of its balance sheet', () => {
    const annual = company({ financeLeases: 70 }).annual;
    const newest = annual.at(-1) as FiscalPeriod;
    const trailing: FiscalPeriod = {
      ...exampleYear(2026, amountsOf(newest, 'financeLeases')),
      kind: 'trailing-twelve-months',
      quarter: 1,
      label: 'TTM Q1 2026',
      end: '2026-03-31',
    };
    const defaults = defaultsFor(company({}, 0.08, { annual, trailingTwelveMonths: trailing }));
    expect(assumption(defaults, 'debt').value).toBeCloseTo(0.05 * 1000 * 1.08 ** 5 + 100 + 70, 9);
    expect(reasonOf(defaults, 'debt')).toContain('finance leases of FY2025');
  });

  it('[VALUATION-21] count shares as of after a split of the prices that no filing shows yet', () => {
    const filed = company();
    const split = withLaterSplits(filed, [{ date: '2026-11-10', ratio: 4 }]);
    const [before, after] = [filed, split].map((each) => defaultsFor(each));
    if (!before || !after) throw new Error('No defaults.');
    for (const input of ['shares_outstanding', 'dilutive_shares'])
      expect(assumption(after, input).value).toBe(4 * Number(assumption(before, input).value));
    expect(reasonOf(after, 'shares_outstanding')).toContain('times 4 for later splits');
  });

  it('[VALUATION-148] count no dilutive shares from a period with a loss, in which they are left out by rule', () => {
    const defaults = defaultsFor(company({ netIncome: -5 }));
    expect(assumption(defaults, 'dilutive_shares').value).toBe(0);
    expect(reasonOf(defaults, 'dilutive_shares')).toContain('in a period with a loss');
  });

  it('[VALUATION-274] ask for loss carry-forwards and dilutive shares that a loss-maker does not report', () => {
    const losing = company({ operatingIncome: -200, netIncome: -150 });
    const [, carryForward, dilutive] = defaultsFor(losing).questions;
    expect(carryForward).toMatchObject({ input: 'base_loss_carry_forward', isNeeded: false });
    expect(writeReason(carryForward?.text ?? '')).toContain('operating losses in FY2023, FY2024, FY2025');
    expect(dilutive).toMatchObject({ input: 'dilutive_shares', isNeeded: false });
    expect(writeReason(dilutive?.text ?? '')).toContain('in a period with a loss, such as FY2025');
    const filed = company({ operatingIncome: -200, lossCarryForward: 500 });
    expect(defaultsFor(filed).questions.map(({ input }) => input)).toEqual(['operating_margin']);
  });

  it('[VALUATION-148] ask about debt that may also count as the shares it converts to', () => {
    const asked = (conversionShares: number) =>
      defaultsFor(company({ conversionShares })).questions.filter(({ input }) => input === 'dilutive_shares');
    // 0.97 of 98 shares is under one percent.
    expect(asked(0.97)).toEqual([]);
    const [question] = asked(1.5);
    expect(question?.isNeeded).toBe(false);
    expect(writeReason(question?.text ?? '')).toContain('1.5% of the count');
    expect(assumption(defaultsFor(company({ conversionShares: 1.5 })), 'dilutive_shares').value).toBe(2);
  });

  it('[VALUATION-148] count no dilutive shares from a period that leaves a loss to the common shareholders', () => {
    const defaults = defaultsFor(company({ netIncome: 5, preferredDividends: 8 }));
    expect(assumption(defaults, 'dilutive_shares').value).toBe(0);
  });

  it('[VALUATION-148] say that a company without a share count cannot be valued by the share', () => {
    const result = defaultsOfCompany({
      fundamentals: company({ sharesOutstanding: 0, basicShares: 0, dilutedShares: 0 }),
      parameters: exampleParameters,
      quote,
    });
    expect(result.ok ? '' : result.reason).toContain('no share count above zero');
  });

  it('[VALUATION-149] weight debt at the price, and without one at the value that results', () => {
    const debt = 0.05 * 1000 * 1.08 ** 5 + 100;
    const priced = defaultsFor(company());
    expect(assumption(priced, 'debt_weight').value).toBeCloseTo(debt / (debt + 20 * 100), 12);
    const unpriced = defaultsFor(company(), { quote: null });
    const evaluated = evaluateCompany(unpriced);
    const equity = evaluated.ok ? evaluated.value.number('equity_value') : NaN;
    expect(assumption(unpriced, 'debt_weight').value).toBeCloseTo(debt / (debt + equity), 8);
  });

  it('[VALUATION-149] change no value when the cost of capital or the multiple is entered as one number', () => {
    const defaults = defaultsFor(company(), { quote: null });
    const value = (changes: Parameters<typeof evaluateCompany>[1]) => {
      const evaluated = evaluateCompany(defaults, changes);
      return evaluated.ok ? evaluated.value.number('value_per_share') : NaN;
    };
    expect(value({ wacc_method: 'given' })).toBeCloseTo(value({}), 9);
    expect(value({ ronic_method: 'given' })).toBeCloseTo(value({}), 9);
    expect(value({ terminal_wacc_method: 'given' })).toBeCloseTo(value({}), 9);
    expect(value({ terminal_method: 'market_multiple' })).toBeCloseTo(value({}), 9);
  });

  it('[VALUATION-150] open with three scenarios a quartile of the company’s own years apart', () => {
    const growing = company().annual.map((year, index) => {
      const revenue = [1000, 1050, 1180, 1220, 1400, 1500][index] ?? 0;
      return exampleYear(year.fiscalYear, { ...amountsOf(year), revenue });
    });
    const defaults = defaultsFor(company({}, 0.08, { annual: growing }));
    const scenarios = companyScenarios(defaults);
    if (!scenarios.ok) throw new Error(scenarios.reason);
    expect(scenarios.value.map(({ name }) => name)).toEqual(['cautious', 'base', 'optimistic']);
    const [cautious = NaN, base = NaN, optimistic = NaN] = scenarios.value.map(({ changes }) => {
      const evaluated = evaluateCompany(defaults, changes);
      return evaluated.ok ? evaluated.value.number('value_per_share') : NaN;
    });
    expect(cautious).toBeLessThan(base);
    expect(base).toBeLessThan(optimistic);
    const young = defaultsFor(company({}, 0.08, { annual: company().annual.slice(-3) }));
    expect(companyScenarios(young).ok).toBe(false);
  });

  it('[VALUATION-151] shows the reported years, with null where a figure was not reported', () => {
    const annual = company().annual.map((year, index) =>
      index === 2 ? exampleYear(year.fiscalYear, { ...amountsOf(year, 'propertyPlantEquipment') }) : year,
    );
    const { reported, historicalYears } = defaultsFor(company({}, 0.08, { annual }));
    expect(historicalYears).toHaveLength(6);
    expect(reported['reported_revenue']).toHaveLength(6);
    expect(reported['reported_fixed_assets']?.[2]).toBeNull();
    expect(reported['reported_fixed_assets']?.[3]).toBeCloseTo(300 * 1.08 ** 3, 9);
  });

  it('[VALUATION-151] keep the place of a fiscal year that is not filed', () => {
    const annual = company().annual.filter(({ fiscalYear }) => fiscalYear !== 2022);
    const { reported, historicalYears } = defaultsFor(company({}, 0.08, { annual }));
    expect(historicalYears.map(({ label, end }) => [label, end])[2]).toEqual(['FY2022', '2022-12-31']);
    expect(reported['reported_revenue']?.[2]).toBeNull();
  });

  it('[VALUATION-151] leave goodwill open in a year that is not filed or lacks it beside one that has it', () => {
    const goodwillWhere = (withGoodwill: (index: number) => boolean, notFiled?: number) => {
      const annual = company()
        .annual.map((year, index) =>
          exampleYear(year.fiscalYear, {
            ...amountsOf(year),
            ...(withGoodwill(index) ? { goodwill: 50 } : {}),
          }),
        )
        .filter((_, index) => index !== notFiled);
      return defaultsFor(company({}, 0.08, { annual })).reported['reported_goodwill_and_intangibles'];
    };
    expect(goodwillWhere(() => false)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(goodwillWhere(() => false, 2)).toEqual([0, 0, null, 0, 0, 0]);
    expect(goodwillWhere(() => true, 2)).toEqual([50, 50, null, 50, 50, 50]);
    expect(goodwillWhere((index) => index === 0 || index === 4)).toEqual([50, null, null, null, 50, null]);
    expect(goodwillWhere((index) => index > 3)).toEqual([0, 0, 0, null, 50, 50]);
  });

  it('[VALUATION-139] have no ROIC with goodwill in a year that lacks goodwill beside one that has it', () => {
    const annual = company().annual.map((year, index) =>
      exampleYear(year.fiscalYear, { ...amountsOf(year), ...(index === 3 ? {} : { goodwill: 50 }) }),
    );
    const evaluated = evaluateCompany(defaultsFor(company({}, 0.08, { annual })));
    const past = [4, 3, 2, 1, 0].map(
      (yearsAgo) => evaluated.ok && evaluated.value.read('roic_with_goodwill', -yearsAgo).ok,
    );
    expect(past).toEqual([true, true, false, true, true]);
  });

  it.each([
    ['all of ten', 10, undefined, 2011],
    ['the newest ten of thirteen', 13, undefined, 2011],
    ['an empty year among the ten', 13, 2015, 2011],
  ])('[VALUATION-151] show %s fiscal years', (_, count, notFiled, oldest) => {
    const annual = Array.from({ length: count }, (_each, index) => {
      const fiscalYear = 2021 - count + index;
      return exampleYear(fiscalYear, {
        ...amountsOf(company().annual.at(-1) as FiscalPeriod),
        revenue: 1000 + fiscalYear,
      });
    }).filter(({ fiscalYear }) => fiscalYear !== notFiled);
    const defaults = defaultsFor(company({}, 0.08, { annual }));
    const years = Array.from({ length: 10 }, (_each, index) => oldest + index);
    expect(defaults.historicalYears.map(({ fiscalYear }) => fiscalYear)).toEqual(years);
    expect(defaults.reported['reported_revenue']).toEqual(
      years.map((year) => (year === notFiled ? null : 1000 + year)),
    );
    const evaluated = evaluateCompany(defaults);
    expect(evaluated.ok && evaluated.value.number('revenue', -9)).toBe(1000 + oldest);
    expect(evaluated.ok && evaluated.value.read('revenue', -10).ok).toBe(false);
  });

  it('[VALUATION-151] tax no income in a year with a loss, and leave out rates that mean nothing', () => {
    const rateWith = (more: Partial<Record<StatementLine, number>>) =>
      defaultsFor(company(more)).reported['reported_tax_rate']?.[0];
    expect(rateWith({})).toBeCloseTo(0.2, 12);
    expect(rateWith({ incomeBeforeTax: -10, incomeTax: 3 })).toBe(0);
    expect(rateWith({ incomeBeforeTax: 1, incomeTax: 300 })).toBeNull();
    expect(rateWith({ incomeBeforeTax: 100, incomeTax: -30 })).toBeNull();
    expect(rateWith({ incomeBeforeTax: 100, incomeTax: 100 })).toBe(1);
    expect(rateWith({ incomeBeforeTax: 100, incomeTax: 0 })).toBe(0);
  });
});

/** The amounts of a period without some lines. */
function amountsOf(
  { figures }: FiscalPeriod,
  ...without: readonly StatementLine[]
): Partial<Record<StatementLine, number>> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([line, figure]) =>
      without.includes(line as StatementLine) ? [] : [[line, figure.value]],
    ),
  );
}
