import {
  createStooq,
  createYahoo,
  stooqName,
  yahooName,
  type PriceProvider,
  type PriceProviderSettings,
  type UnconfiguredProvider,
} from '@finance-analyst/market-data-service';
import {
  priceProviderNames,
  type Configuration,
  type PriceProviderName,
} from '../configuration/Configuration.js';

type Create = (settings: PriceProviderSettings, clock: () => Date) => PriceProvider;

const known: Readonly<Record<PriceProviderName, { readonly name: string; readonly create: Create }>> = {
  stooq: { name: stooqName, create: createStooq },
  yahoo: { name: yahooName, create: createYahoo },
};

/** The enabled price providers in order, and the disabled ones. */
export function choosePriceProviders(
  { priceProviders, priceProviderSettings }: Pick<Configuration, 'priceProviders' | 'priceProviderSettings'>,
  clock: () => Date,
): { readonly providers: readonly PriceProvider[]; readonly unconfigured: readonly UnconfiguredProvider[] } {
  const switchedOff = priceProviderNames.filter((each) => !priceProviders.includes(each));
  return {
    providers: priceProviders.map((each) => known[each].create(priceProviderSettings[each], clock)),
    unconfigured: switchedOff.map((each) => ({
      source: each,
      name: known[each].name,
      reason: `Prices from ${known[each].name} are disabled. Add ${each} to PRICE_PROVIDERS.`,
    })),
  };
}
