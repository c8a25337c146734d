import type { CompanyDcfResponse, ErrorDetail, MarketParameter } from '@finance-analyst/contracts';
import { writeReason } from '@finance-analyst/foundation';
import { isoDate } from '@finance-analyst/model-engine';
import type { ServiceFailure } from '@finance-analyst/market-data-service';
import {
  defaultsOfCompany,
  evaluateCompany,
  freeCashFlowToFirm4Template,
  type Assumption,
} from '@finance-analyst/valuation';
import { companyData, type CompanyMarketData } from '../company/companyData.js';
import { trippedChecks } from '../model/trippedChecks.js';
import { companyRange } from './companyRange.js';
import { describeInputs } from './describeInputs.js';
import { finiteOrNull } from '../model/finiteOrNull.js';
import { forecastYearsOf } from './forecastYearsOf.js';
import { undecidedValuation } from './undecidedValuation.js';

export type CompanyDcfResult =
  | { readonly ok: true; readonly value: CompanyDcfResponse }
  | { readonly ok: false; readonly kind: 'market-data'; readonly failure: ServiceFailure }
  | {
      readonly ok: false;
      readonly kind: 'impossible';
      readonly reason: string;
      readonly problems: readonly ErrorDetail[];
    };

/** The default valuation of a company: trailing base, valuation date, value driver, every input with its reason. */
export async function companyDcf(marketData: CompanyMarketData, symbol: string): Promise<CompanyDcfResult> {
  const company = await companyData(marketData, symbol);
  if (!company.ok) return { ok: false, kind: 'market-data', failure: company.failure };
  const { fundamentals, parameters, quote } = company.value;
  const defaults = defaultsOfCompany(company.value);
  if (!defaults.ok) return { ok: false, kind: 'impossible', reason: defaults.reason, problems: [] };
  const { name, source, currency } = fundamentals;
  const { base, assumptions, questions } = defaults.value;
  if (questions.some(({ isNeeded }) => isNeeded))
    return {
      ok: false,
      kind: 'impossible',
      ...undecidedValuation(
        name,
        defaults.value,
        currency,
        quote?.currency === currency ? quote.price : null,
      ),
    };
  const evaluated = evaluateCompany(defaults.value);
  if (!evaluated.ok) return { ok: false, kind: 'impossible', reason: evaluated.reason, problems: [] };
  const evaluator = evaluated.value;
  const perShare = evaluator.read('value_per_share');
  if (!perShare.ok)
    return {
      ok: false,
      kind: 'impossible',
      reason: perShare.reason,
      problems: trippedChecks(evaluator).map(({ id, message }) => ({ path: id, message })),
    };
  const number = (line: string): number => evaluator.number(line);
  const known = (line: string): number | null => finiteOrNull(number(line));
  return {
    ok: true,
    value: {
      symbol,
      name,
      currency,
      source,
      template: `${freeCashFlowToFirm4Template.id} ${freeCashFlowToFirm4Template.version}`,
      valuationDate: isoDate(number('valuation_date')),
      balanceDate: isoDate(number('balance_date')),
      basePeriod: base.label,
      basePeriodEnd: base.end,
      wacc: number('wacc'),
      enterpriseValue: number('enterprise_value'),
      equityValue: number('equity_value'),
      dilutedShares: number('diluted_shares'),
      valuePerShare: perShare.value,
      price: quote && {
        value: quote.price,
        currency: quote.currency,
        asOf: quote.asOf,
        source: quote.source,
      },
      ...companyRange(defaults.value),
      years: forecastYearsOf(evaluator),
      terminal: {
        value: number('terminal_value'),
        presentValue: number('present_value_of_terminal_value'),
        share: known('terminal_share'),
        growth: number('terminal_growth'),
        ronic: known('implied_ronic'),
        impliedEbitdaMultiple: known('implied_ebitda_multiple'),
        impliedNopatMultiple: known('implied_nopat_multiple'),
        impliedPriceEarnings: known('implied_price_earnings'),
        impliedGrowth: known('implied_terminal_growth'),
      },
      beta: betaOf(assumptions, parameters.beta),
      inputs: describeInputs(evaluator, assumptions),
      checks: trippedChecks(evaluator),
      questions: questions.map(({ input, text }) => ({ input, text: writeReason(text) })),
    },
  };
}

/** The beta that the model uses, and where it comes from: the market's, or what was made of it or of a sector's. */
function betaOf(assumptions: readonly Assumption[], measured: MarketParameter): MarketParameter {
  const used = assumptions.find(({ input }) => input === 'beta');
  if (typeof used?.value !== 'number' || used.value === measured.value) return measured;
  return {
    value: used.value,
    label: writeReason(used.reason),
    source: used.external?.source ?? measured.source,
    asOf: used.external?.asOf ?? null,
  };
}
