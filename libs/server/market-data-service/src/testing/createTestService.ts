import type { Database } from '@finance-analyst/database';
import { createMarketDataService, type MarketDataDependencies } from '../createMarketDataService.js';
import type { MarketDataService } from '../MarketDataService.js';
import { parameterDefaults, type ParameterSettings } from '../parameters/ParameterSettings.js';
import type { FundamentalsProvider } from '../providers/FundamentalsProvider.js';

/** Noon on the tests' day. */
export const testNow = new Date('2026-11-20T12:00:00Z');

const reportProblem = (problem: string): never => {
  throw new Error(`unexpected: ${problem}`);
};

/** The service with default parameters, without providers and at noon unless specified. */
export const createTestService = (
  database: Database,
  providers: readonly FundamentalsProvider[] = [],
  clock: () => Date = () => testNow,
  parameters: ParameterSettings = parameterDefaults,
  more: Partial<MarketDataDependencies> = {},
): MarketDataService =>
  createMarketDataService({ database, providers, parameters, clock, reportProblem, ...more });
