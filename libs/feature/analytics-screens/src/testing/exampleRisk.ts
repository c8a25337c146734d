import { newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { analyzeRisk } from '../risk-returns/analyzeRisk.js';
import type { LevelledPosition } from '../risk-returns/levelsTogether.js';
import type { RiskAnalysis } from '../risk-returns/RiskAnalysis.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import { readSelection } from '../selection/AnalyticsSelection.js';

const lastDay = 20_784;

const instruments = [
  ['ACME', 'Acme Instruments', 'USD', 'Technology', 60_000],
  ['ROUE', 'Roue Mobilité', 'EUR', 'Industrials', 25_000],
  ['TARN', 'Tarn Foods', 'USD', 'Consumer Staples', 10_000],
] as const;

export const exampleRiskBody: PortfolioBody = {
  ...newPortfolioBody('USD'),
  accounts: [{ id: 'us', name: 'US broker', currency: 'USD', opened: null, lotMethod: 'fifo' }],
  instruments: instruments.map(([id, name, currency, sector]) => ({
    id,
    symbol: id,
    market: null,
    name,
    isin: null,
    currency,
    sector,
  })),
};

export const exampleRiskPositions: readonly RiskPosition[] = [
  ...instruments.map(([id, name, currency, , value]) => ({ id, isCash: false, name, currency, value })),
  { id: 'USD', isCash: true, name: 'Cash, USD', currency: 'USD', value: 5_000 },
];

/** Numbers from 0 to 1 that repeat from their seed (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Levels that rise a little, fall more at once than they rise, and share half of each move. */
function exampleLevels(count: number): readonly Float64Array[] {
  const market = randomFrom(7);
  const moves = Array.from({ length: count }, () => market() + market() + market() - 1.5);
  return exampleRiskPositions.map(({ isCash }, asset) => {
    const own = randomFrom(100 + asset);
    let level = 100;
    return Float64Array.from(moves, (move) => {
      const at = 0.012 * move + 0.01 * (own() + own() + own() - 1.5) + 0.0015;
      if (!isCash) level *= 1 + (at < -0.02 ? at * 1.5 : at);
      return level;
    });
  });
}

/** Today's positions with their levels over so many days. */
export function exampleLevelled(count = 800, positions = exampleRiskPositions) {
  const levels = exampleLevels(count);
  const assets = positions.map((position): LevelledPosition => ({
    position,
    levels: levels[exampleRiskPositions.findIndex(({ id }) => id === position.id)] ?? new Float64Array(count),
    isTotalReturn: true,
    isConstant: false,
  }));
  return { days: Int32Array.from({ length: count }, (_, at) => lastDay - count + 1 + at), assets };
}

/** Today's positions over so many days. */
export function exampleRisk(count = 800, positions = exampleRiskPositions): RiskAnalysis {
  const found = analyzeRisk(exampleLevelled(count, positions), {
    id: 'example',
    title: 'Family savings',
    body: exampleRiskBody,
    selection: readSelection(new URLSearchParams()),
    isSample: false,
  });
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}
