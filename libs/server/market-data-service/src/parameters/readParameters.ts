import type { MarketParameter, MarketParametersResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { sampleSource, type InstrumentRow } from '../instruments/InstrumentRow.js';
import { instrumentOf, type Listing } from '../instruments/Listing.js';
import { readBars } from '../prices/readBars.js';
import { readPricedRow } from '../prices/readPricedRow.js';
import type { ParameterSettings } from './ParameterSettings.js';
import { weeklyBeta } from './weeklyBeta.js';

const configured = (value: number, label: string): MarketParameter => ({
  value,
  label: `${label} (configured)`,
  source: 'configuration',
  asOf: null,
});

const percent = (rate: number): string => `${(rate * 100).toFixed(2)} %`;

/** What the cost of capital of a listing starts from. Real listings use no sample data, and sample ones no real. */
export async function readParameters(
  database: Database,
  listing: Listing,
  currency: string,
  settings: ParameterSettings,
): Promise<MarketParametersResponse> {
  const riskFreeRate = await readRiskFreeRate(database, listing, currency, settings);
  return {
    symbol: listing.symbol,
    currency,
    riskFreeRate,
    equityRiskPremium: configured(settings.equityRiskPremium, 'Equity risk premium'),
    beta: await readBeta(database, listing, settings),
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

async function readBeta(
  database: Database,
  listing: Listing,
  settings: ParameterSettings,
): Promise<MarketParameter> {
  const assumed = (reason: string): MarketParameter =>
    configured(settings.beta, `Beta of ${settings.beta} assumed: ${reason}`);
  const index = await findIndex(database, listing);
  if (!index) return assumed('no index of its market is stored');
  const share = await readPricedRow(database, listing);
  if (!share) return assumed('no prices are stored');
  const measured = weeklyBeta(await readBars(database, share.id), await readBars(database, index.id));
  if (!measured.ok) return assumed(measured.reason);
  const { beta, weeks, lastDate } = measured.value;
  const label = `Slope of ${weeks} weekly returns against ${index.name}${listing.isSample ? ', sample data' : ''}`;
  return { value: beta, label, source: share.source, asOf: lastDate };
}

/** The index of the listing's market, from the same kind of source. */
async function findIndex(
  { queries }: Database,
  listing: Listing,
): Promise<Pick<InstrumentRow, 'id' | 'name'> | undefined> {
  const { exchange } = instrumentOf(listing);
  if (exchange === null) return undefined;
  return queries
    .selectFrom('instruments')
    .select(['id', 'name'])
    .where('type', '=', 'index')
    .where('exchange', '=', exchange)
    .where('source', listing.isSample ? '=' : '!=', sampleSource)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
