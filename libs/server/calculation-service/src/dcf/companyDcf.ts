import { decidedFigures } from './decidedFigures.js';
import type { CompanyDcfResponse, DcfAssumption, ErrorDetail } from '@finance-analyst/contracts';
import { writeReason } from '@finance-analyst/foundation';
import type { MarketDataService, ServiceFailure } from '@finance-analyst/market-data-service';
import { defaultAssumptions, type Assumption } from '@finance-analyst/valuation';
import { calculateDcf } from './calculateDcf.js';
import { requestOfAssumptions, requestPaths } from './requestOfAssumptions.js';

/** The part of market data used here. */
export type DcfMarketData = Pick<MarketDataService, 'fundamentals' | 'parameters' | 'quotes'>;

export type CompanyDcfResult =
  | { readonly ok: true; readonly value: CompanyDcfResponse }
  | { readonly ok: false; readonly kind: 'market-data'; readonly failure: ServiceFailure }
  | {
      readonly ok: false;
      readonly kind: 'impossible';
      readonly reason: string;
      readonly problems: readonly ErrorDetail[];
    };

const forecastYears = 5;

function describeAssumption({ input, value, reason, sources, external }: Assumption): DcfAssumption[] {
  const path = requestPaths[input];
  if (path === undefined) return [];
  return [
    {
      path,
      value: typeof value === 'object' ? decidedFigures(value) : value,
      reason: writeReason(reason),
      sources: sources.map(({ line, period, periodEnd, currency, figure }) => ({
        line,
        period,
        periodEnd,
        currency,
        value: figure.value,
        source: { ...figure.source },
      })),
      external: external && { ...external },
    },
  ];
}

/** The default DCF of a company: five years from its newest fiscal year, every input with its reason. */
export async function companyDcf(marketData: DcfMarketData, symbol: string): Promise<CompanyDcfResult> {
  const [fundamentals, parameters, { quotes }] = await Promise.all([
    marketData.fundamentals(symbol),
    marketData.parameters(symbol),
    marketData.quotes([symbol]),
  ]);
  if (!fundamentals.ok) return { ok: false, kind: 'market-data', failure: fundamentals };
  if (!parameters.ok) return { ok: false, kind: 'market-data', failure: parameters };

  const defaults = defaultAssumptions({
    fundamentals: fundamentals.value,
    parameters: parameters.value,
    quote: quotes[0] ?? null,
    years: forecastYears,
  });
  if (!defaults.ok) return { ok: false, kind: 'impossible', reason: defaults.reason, problems: [] };

  const { base, assumptions } = defaults.value;
  const inputs = requestOfAssumptions(symbol, base.currency, forecastYears, assumptions);
  const dcf = calculateDcf(inputs);
  if (!dcf.ok) {
    const reason = `The default assumptions for ${fundamentals.value.name} do not give a value. Send your own assumptions.`;
    return { ok: false, kind: 'impossible', reason, problems: dcf.problems };
  }
  return {
    ok: true,
    value: {
      ...dcf.value,
      symbol,
      name: fundamentals.value.name,
      source: fundamentals.value.source,
      baseYear: base.label,
      baseYearEnd: base.end,
      beta: parameters.value.beta,
      inputs,
      assumptions: assumptions.flatMap(describeAssumption),
    },
  };
}
