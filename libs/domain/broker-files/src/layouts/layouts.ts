import { degiro } from '../degiro/degiro.js';
import { fidelity } from '../fidelity/fidelity.js';
import { financeAnalyst } from '../finance-analyst/financeAnalyst.js';
import { ghostfolioCsv } from '../ghostfolio/ghostfolioCsv.js';
import { ghostfolioJson } from '../ghostfolio/ghostfolioJson.js';
import { ibkrFlexQuery } from '../interactive-brokers/ibkrFlexQuery.js';
import { ibkrTradesCsv } from '../interactive-brokers/ibkrTradesCsv.js';
import type { Layout } from './Layout.js';
import { ofx } from '../ofx/ofx.js';
import { portfolioPerformance } from '../portfolio-performance/portfolioPerformance.js';
import { schwab } from '../schwab/schwab.js';
import { tradeRepublic } from '../trade-republic/tradeRepublic.js';
import { trading212 } from '../trading-212/trading212.js';

/** The layouts that are known. */
export const layouts: readonly Layout[] = [
  tradeRepublic,
  schwab,
  trading212,
  ibkrFlexQuery,
  ibkrTradesCsv,
  degiro,
  ofx,
  portfolioPerformance,
  ghostfolioJson,
  ghostfolioCsv,
  fidelity,
  financeAnalyst,
];
