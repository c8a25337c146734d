export const horizons = [1, 5, 10, 20] as const;
export const levels = [0.95, 0.975, 0.99] as const;
export const samplings = ['daily', 'weekly'] as const;

export const factorSources = ['instruments', 'file'] as const;
export const standardErrorKinds = ['classical', 'newey-west'] as const;

/** How often the returns of risk figures are taken. */
export type Sampling = (typeof samplings)[number];

/** How risk is measured, as the address says. */
export interface RiskSettings {
  /** Of losses, in trading days. */
  readonly horizon: (typeof horizons)[number];
  /** The share of outcomes that lose less. */
  readonly level: (typeof levels)[number];
  readonly sampling: Sampling;
  /** A year, a fraction; null for that of the market data. */
  readonly riskFree: number | null;
  /** The largest weight of a holding in an optimization, a fraction. */
  readonly largestWeight: number;
  /** Of holdings and groups, as `readLimits` reads them. */
  readonly limits: string;
  /** The largest turnover from today's weights, a fraction; null for any. */
  readonly turnover: number | null;
  /** Of what is traded, a fraction. */
  readonly tradingCost: number;
  /** A year, a fraction; null for none. */
  readonly targetReturn: number | null;
  /** Where the factors of the regression are from. */
  readonly factorSource: (typeof factorSources)[number];
  /** Of the instruments that are factors, separated by commas. */
  readonly factorSymbols: string;
  readonly standardErrors: (typeof standardErrorKinds)[number];
}

/** What is used where the address says nothing. */
export const usualSettings: RiskSettings = {
  horizon: 1,
  level: 0.95,
  sampling: 'daily',
  riskFree: null,
  largestWeight: 1,
  limits: '',
  turnover: null,
  tradingCost: 0,
  targetReturn: null,
  factorSource: 'instruments',
  factorSymbols: '',
  standardErrors: 'classical',
};

const listed = <Value extends number>(values: readonly Value[], given: string | null, usual: Value): Value =>
  values.find((value) => String(value) === given) ?? usual;

function numberIn<Usual extends number | null>(
  given: string | null,
  least: number,
  most: number,
  usual: Usual,
): number | Usual {
  const value = given === null || given.trim() === '' ? Number.NaN : Number(given);
  return value >= least && value <= most ? value : usual;
}

/** The settings of an address; what it does not name, or cannot be read, is as usual. */
export const readSettings = (query: Pick<URLSearchParams, 'get'>): RiskSettings => ({
  horizon: listed(horizons, query.get('horizon'), usualSettings.horizon),
  level: listed(levels, query.get('level'), usualSettings.level),
  sampling: query.get('sampling') === 'weekly' ? 'weekly' : 'daily',
  riskFree: numberIn(query.get('riskfree'), -0.5, 1, usualSettings.riskFree),
  largestWeight: numberIn(query.get('largest'), 0.001, 1, usualSettings.largestWeight),
  limits: query.get('limits') ?? usualSettings.limits,
  turnover: numberIn(query.get('turnover'), 0, 1, usualSettings.turnover),
  tradingCost: numberIn(query.get('cost'), 0, 0.2, usualSettings.tradingCost),
  targetReturn: numberIn(query.get('target'), -1, 10, usualSettings.targetReturn),
  factorSource: query.get('factorsource') === 'file' ? 'file' : 'instruments',
  factorSymbols: query.get('factors') ?? usualSettings.factorSymbols,
  standardErrors: query.get('errors') === 'newey-west' ? 'newey-west' : 'classical',
});

/** The same address with other settings; what is as usual is left out. */
export function writeSettings(query: URLSearchParams, settings: RiskSettings): URLSearchParams {
  const next = new URLSearchParams(query);
  const names = {
    horizon: 'horizon',
    level: 'level',
    sampling: 'sampling',
    riskFree: 'riskfree',
    largestWeight: 'largest',
    limits: 'limits',
    turnover: 'turnover',
    tradingCost: 'cost',
    targetReturn: 'target',
    factorSource: 'factorsource',
    factorSymbols: 'factors',
    standardErrors: 'errors',
  } as const;
  for (const [key, name] of Object.entries(names) as [keyof RiskSettings, string][])
    if (settings[key] === usualSettings[key]) next.delete(name);
    else next.set(name, String(settings[key]));
  return next;
}
