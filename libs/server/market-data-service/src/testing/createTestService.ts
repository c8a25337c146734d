import type { Database } from '@finance-analyst/database';
import { createMarketDataService, type MarketDataDependencies } from '../createMarketDataService.js';
import type { MarketDataService } from '../MarketDataService.js';
import { parameterDefaults, type ParameterSettings } from '../parameters/ParameterSettings.js';
import type { FundamentalsProvider } from '../providers/FundamentalsProvider.js';

/** Noon on the day on which tests happen. */
export const testNow = new Date('2026-11-20T12:00:00Z');

const reportProblem = (problem: string): never => {
  throw new Error(`unexpected: ${problem}`);
};

/** The service with the default parameters, by default without a provider and at noon. */
export const createTestService = (
  database: Database,
  providers: readonly FundamentalsProvider[] = [],
  clock: () => Date = () => testNow,
  parameters: ParameterSettings = parameterDefaults,
  more: Partial<MarketDataDependencies> = {},
): MarketDataService =>
  createMarketDataService({ database, providers, parameters, clock, reportProblem, ...more });
