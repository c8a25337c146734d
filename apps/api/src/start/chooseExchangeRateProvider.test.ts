import { expect, it } from 'vitest';
import { readConfiguration } from '../configuration/readConfiguration.js';
import { chooseExchangeRateProvider } from './chooseExchangeRateProvider.js';

const choose = (environment: Readonly<Record<string, string>>) => {
  const configuration = readConfiguration(environment, '/project');
  if (!configuration.ok) throw new Error(configuration.reasons.join());
  return chooseExchangeRateProvider(configuration.value, () => new Date());
};

it('[API-30] creates the provider of exchange rates, or reports that it is disabled', () => {
  expect(choose({})).toMatchObject({ provider: { source: 'ecb' }, unconfigured: [] });
  expect(choose({ PRICE_PROVIDERS: 'none' })).toEqual({
    provider: null,
    unconfigured: [
      {
        source: 'ecb',
        name: 'ECB',
        reason: 'Exchange rates from the ECB are disabled. Add ecb to PRICE_PROVIDERS.',
      },
    ],
  });
});
