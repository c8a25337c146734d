import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addInstrument, closeOn } from '../testing/addInstrument.js';
import { createTestService, testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { smallSampleMarket } from '../testing/smallSampleMarket.js';
import { parameterDefaults } from './ParameterSettings.js';
import { storeSampleMarket } from '../sample-market/storeSampleMarket.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const sampleMarket = smallSampleMarket();
const sampleSymbol = sampleMarket.instruments()[0]?.symbol ?? '';

describe.each(databases.each)('valuation parameters over %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  it('[MARKET-DATA-SERVICE-30] measures sample companies with sample yields and index', async () => {
    await storeSampleMarket(database, sampleMarket, testNow);
    const parameters = await createTestService(database).parameters(sampleSymbol);
    if (!parameters.ok) throw new Error(parameters.reason);
    const { riskFreeRate, beta, costOfDebt, equityRiskPremium } = parameters.value;
    expect(riskFreeRate).toMatchObject({
      source: 'sample',
      label: 'Ten-year government yield, USD, sample data',
    });
    expect(beta.label).toMatch(
      /^Blume-adjusted from \d\.\d\d \(standard error 0\.\d\d\), the slope of 260 weekly returns against .*, sample data$/,
    );
    expect(beta.source).toBe('sample');
    expect(costOfDebt.value).toBeCloseTo(riskFreeRate.value + 0.015, 12);
    expect(costOfDebt).toMatchObject({
      label: expect.stringMatching(
        /^Ten-year government yield, USD, sample data: .*%, plus a spread of 1\.50% \(configured\)$/,
      ) as string,
      source: 'sample',
      asOf: riskFreeRate.asOf,
    });
    expect(equityRiskPremium).toMatchObject({ value: 0.045, source: 'configuration' });
  });

  it('[MARKET-DATA-SERVICE-31] uses labeled configuration for real companies, never sample data', async () => {
    await storeSampleMarket(database, sampleMarket, testNow);
    await addInstrument(database, { symbol: 'REAL', exchange: 'XSA1' }, [closeOn('2026-11-19', 1)]);
    expect(await createTestService(database).parameters('REAL')).toEqual({
      ok: true,
      value: {
        symbol: 'REAL',
        currency: 'USD',
        riskFreeRate: {
          value: 0.0425,
          label: 'Risk-free rate (configured)',
          source: 'configuration',
          asOf: null,
        },
        equityRiskPremium: {
          value: 0.045,
          label: 'Equity risk premium (configured)',
          source: 'configuration',
          asOf: null,
        },
        beta: {
          value: 1,
          label: 'Beta of 1 assumed: no index of its market is stored (configured)',
          source: 'configuration',
          asOf: null,
        },
        costOfDebt: {
          value: 0.0575,
          label: 'Risk-free rate (configured): 4.25%, plus a spread of 1.50% (configured)',
          source: 'configuration',
          asOf: null,
        },
      },
    });
  });

  it('[MARKET-DATA-SERVICE-31] shows a configured beta to its last digit', async () => {
    await addInstrument(database, { symbol: 'REAL' });
    const settings = { ...parameterDefaults, beta: 1.15 };
    expect(await createTestService(database, [], () => testNow, settings).parameters('REAL')).toMatchObject({
      value: { beta: { value: 1.15, label: expect.stringContaining('Beta of 1.15 assumed') as string } },
    });
  });

  it('[MARKET-DATA-SERVICE-31] says why there is no measured beta', async () => {
    await addInstrument(database, { symbol: 'IDX', exchange: 'XNAS', type: 'index' }, [
      closeOn('2026-11-19', 1),
    ]);
    await addInstrument(database, { symbol: 'REAL', exchange: 'XNAS' }, [closeOn('2026-11-19', 1)]);
    expect(await createTestService(database).parameters('REAL')).toMatchObject({
      value: { beta: { label: expect.stringContaining('fewer than 104 weeks in common (1)') as string } },
    });
  });
});
