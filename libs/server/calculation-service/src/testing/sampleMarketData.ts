import type { MarketDataService } from '@finance-analyst/market-data-service';
import { createSampleMarket } from '@finance-analyst/sample-economy';
import type { CompanyMarketData } from '../company/companyData.js';

type Parameters = Extract<Awaited<ReturnType<MarketDataService['parameters']>>, { ok: true }>['value'];

const market = createSampleMarket();
const configured = (value: number, label: string) => ({ value, label, source: 'configuration', asOf: null });

/** Parameters from configuration. */
export const configuredParameters: Omit<Parameters, 'symbol' | 'currency'> = {
  riskFreeRate: configured(0.0425, 'Risk-free rate, configuration default'),
  equityRiskPremium: configured(0.045, 'Equity risk premium, configuration default'),
  beta: configured(1.1, 'Beta, configuration default'),
  costOfDebt: configured(0.0575, 'Cost of debt, configuration default'),
};

/** Market data backed by the sample market. */
export const sampleMarketData: CompanyMarketData = {
  fundamentals: (symbol) => {
    const isKnown = market.instruments().some((each) => each.symbol === symbol && each.type === 'equity');
    if (!isKnown)
      return Promise.resolve({ ok: false, code: 'unknown-symbol', reason: `There is no ${symbol}.` });
    const freshness = { fetchedAt: null, ageSeconds: null, stale: false, reason: null };
    return Promise.resolve({ ok: true, value: { ...market.fundamentals(symbol), freshness } });
  },
  parameters: (symbol) => {
    const currency = market.instruments().find((each) => each.symbol === symbol)?.currency ?? 'USD';
    return Promise.resolve({ ok: true, value: { symbol, currency, ...configuredParameters } });
  },
  quotes: ([symbol = '']) => {
    const instrument = market.instruments().find((each) => each.symbol === symbol);
    const last = instrument && market.bars(symbol).at(-1);
    if (!last) return Promise.resolve({ quotes: [], missing: [symbol] });
    const quote = {
      symbol,
      price: last.close,
      previousClose: null,
      change: null,
      changePercent: null,
      currency: instrument.currency ?? 'USD',
      asOf: `${last.date}T00:00:00.000Z`,
      source: 'sample',
      stale: false,
    };
    return Promise.resolve({ quotes: [quote], missing: [] });
  },
};
