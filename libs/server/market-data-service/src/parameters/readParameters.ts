import type { MarketParameter, MarketParametersResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { sampleSource } from '../instruments/InstrumentRow.js';
import type { Listing } from '../instruments/Listing.js';
import type { MeasuredBeta } from './createBetaReader.js';
import type { ParameterSettings } from './ParameterSettings.js';

const configured = (value: number, label: string): MarketParameter => ({
  value,
  label: `${label} (configured)`,
  source: 'configuration',
  asOf: null,
});

const percent = (rate: number): string => `${(rate * 100).toFixed(2)}%`;

/** The cost of capital parameters of a listing. Real listings use no sample data, and sample listings no real data. */
export async function readParameters(
  database: Database,
  listing: Listing,
  currency: string,
  beta: MeasuredBeta,
  settings: ParameterSettings,
): Promise<MarketParametersResponse> {
  const riskFreeRate = await readRiskFreeRate(database, listing, currency, settings);
  return {
    symbol: listing.symbol,
    currency,
    riskFreeRate,
    equityRiskPremium: configured(settings.equityRiskPremium, 'Equity risk premium'),
    beta: betaOf(beta, settings),
    costOfDebt: {
      ...riskFreeRate,
      value: riskFreeRate.value + settings.costOfDebtSpread,
      label: `${riskFreeRate.label}: ${percent(riskFreeRate.value)}, plus a spread of ${percent(settings.costOfDebtSpread)} (configured)`,
    },
  };
}

async function readRiskFreeRate(
  { queries }: Database,
  { isSample }: Listing,
  currency: string,
  settings: ParameterSettings,
): Promise<MarketParameter> {
  const newest = await queries
    .selectFrom('yields')
    .select(['rate', 'date', 'source'])
    .where('currency', '=', currency)
    .where('maturity_years', '=', 10)
    .where('source', isSample ? '=' : '!=', sampleSource)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return configured(settings.riskFreeRate, 'Risk-free rate');
  const { rate, date, source } = newest;
  const label = `Ten-year government yield, ${currency}${isSample ? ', sample data' : ''}`;
  return { value: rate, label, source, asOf: date };
}

function betaOf(measured: MeasuredBeta, settings: ParameterSettings): MarketParameter {
  if (!measured.ok) return configured(settings.beta, `Beta of ${settings.beta} assumed: ${measured.reason}`);
  const { beta, ...origin } = measured.value;
  return { value: beta, ...origin };
}
