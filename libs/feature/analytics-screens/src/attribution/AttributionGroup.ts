import type { PortfolioInstrument } from '@finance-analyst/documents';
import { countryOf } from '../groups/countryOf.js';
import { messages as common } from '../messages.js';
import type { AttributionGroupName } from '../selection/AnalyticsSelection.js';
import { messages } from './messages.js';

/** No group is called nothing. */
export const cashGroup = '';

export type GroupOf = (id: string, priceCurrency: string | null) => string;

/** The group of an instrument by its id; the country is that of its ISIN. */
export function groupOfInstruments(
  group: AttributionGroupName,
  instruments: readonly PortfolioInstrument[],
  currency: string,
): GroupOf {
  const known = new Map<string, PortfolioInstrument>();
  for (const each of instruments) if (!known.has(each.id)) known.set(each.id, each);
  const names = [...known.values()].map(({ name }) => name);
  const isShared = new Set(names.filter((name, at) => names.indexOf(name) < at));
  return (id, priceCurrency) => {
    const instrument = known.get(id);
    switch (group) {
      case 'instrument':
        return typeof instrument?.name !== 'string'
          ? id
          : isShared.has(instrument.name)
            ? `${instrument.name} (${id})`
            : instrument.name;
      case 'sector':
        return instrument?.sector ?? common.unknownSector;
      case 'currency':
        return priceCurrency ?? instrument?.currency ?? currency;
      case 'country':
        return countryOf(instrument?.isin) ?? messages.unknownCountry;
    }
  };
}
