import { createSampleMarket, type SampleMarket } from '@finance-analyst/sample-economy';

/** The sample market with two companies on the first exchange, and their index. */
export function smallSampleMarket(): SampleMarket {
  const market = createSampleMarket();
  const [first, second] = market.instruments().filter(({ exchange }) => exchange === 'XSA1');
  const kept = new Set([first?.symbol, second?.symbol, market.indexOf('XSA1')]);
  return { ...market, instruments: () => market.instruments().filter(({ symbol }) => kept.has(symbol)) };
}
