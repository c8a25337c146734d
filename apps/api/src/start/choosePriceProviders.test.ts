import { expect, it } from 'vitest';
import { readConfiguration } from '../configuration/readConfiguration.js';
import { choosePriceProviders } from './choosePriceProviders.js';

it('[API-30] creates the price providers in order, and reports the disabled ones', () => {
  const configuration = readConfiguration({ PRICE_PROVIDERS: 'yahoo' }, '/project');
  if (!configuration.ok) throw new Error(configuration.reasons.join());
  const { providers, unconfigured } = choosePriceProviders(configuration.value, () => new Date());
  expect(providers.map(({ source }) => source)).toEqual(['yahoo']);
  expect(unconfigured).toEqual([
    {
      source: 'stooq',
      name: 'Stooq',
      reason: 'Prices from Stooq are disabled. Add stooq to PRICE_PROVIDERS.',
    },
  ]);
});
