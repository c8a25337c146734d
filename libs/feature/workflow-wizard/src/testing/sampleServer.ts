import { createSampleMarket } from '@finance-analyst/sample-economy';

const market = createSampleMarket();

const configured = (value: number, label: string) => ({
  value,
  label,
  source: 'configuration',
  asOf: null,
});

const parameters = {
  currency: 'USD',
  riskFreeRate: configured(0.0425, 'Configured risk-free rate'),
  equityRiskPremium: configured(0.045, 'Configured equity risk premium'),
  beta: configured(1, 'Configured beta'),
  costOfDebt: configured(0.0575, 'Risk-free rate and configured spread'),
};

const freshness = { fetchedAt: '2026-11-20T06:00:00.000Z', ageSeconds: 3600, stale: false, reason: null };

const samplePrice = {
  price: 52.5,
  previousClose: null,
  change: null,
  changePercent: null,
  currency: 'USD',
  asOf: '2026-11-20T00:00:00.000Z',
  source: 'sample',
  stale: false,
} as const;

/** What the server knows of a company. */
export const sampleCompany = (symbol: string) => ({
  fundamentals: market.fundamentals(symbol),
  parameters,
  quote: { ...samplePrice, symbol },
});

/** A server of the sample market as a function in the place of `fetch`, with changed answers by part of the path. */
export const sampleServer =
  (changed: Readonly<Record<string, object>> = {}): typeof fetch =>
  async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://server');
    const change = Object.entries(changed).find(([part]) => pathname.includes(part))?.[1];
    const answer = (body: object) => Response.json({ ...body, ...change });
    const symbol = searchParams.get('symbol') ?? '';
    if (pathname.includes('/parameters')) return answer({ symbol, ...parameters });
    if (pathname.includes('/real-time')) {
      const { quote } = sampleCompany(searchParams.get('symbols') ?? '');
      return answer({ quotes: [quote], missing: [] });
    }
    if (pathname.includes('/fundamentals')) return answer({ ...market.fundamentals(symbol), freshness });
    const typed = (searchParams.get('query') ?? '').toLowerCase();
    return answer({
      results: market.instruments().filter(({ name }) => name.toLowerCase().startsWith(typed)),
    });
  };
