import { setTimeout } from 'node:timers/promises';
import type { Database } from '@finance-analyst/database';
import { createDocumentStore } from './fundamentals/DocumentStore.js';
import { asServiceFailure, createFundamentalsReader } from './fundamentals/createFundamentalsReader.js';
import { createCompanyDirectory } from './instruments/createCompanyDirectory.js';
import { instrumentOf, type Listing } from './instruments/Listing.js';
import { readListing } from './instruments/readListing.js';
import { countCompanies } from './search/countCompanies.js';
import { createInstrumentSearch } from './search/createInstrumentSearch.js';
import type { MarketDataService } from './MarketDataService.js';
import { createBetaReader } from './parameters/createBetaReader.js';
import type { ParameterSettings } from './parameters/ParameterSettings.js';
import { readParameters } from './parameters/readParameters.js';
import { readPricedRow } from './prices/readPricedRow.js';
import { readPriceHistory } from './prices/readPriceHistory.js';
import { readQuotes } from './prices/readQuotes.js';
import type { FundamentalsProvider } from './providers/FundamentalsProvider.js';
import { failure, type ServiceResult } from './ServiceResult.js';
import { createProviderWatch } from './status/createProviderWatch.js';
import type { UnconfiguredProvider } from './providers/UnconfiguredProvider.js';

export interface MarketDataDependencies {
  readonly database: Database;
  readonly providers: readonly FundamentalsProvider[];
  /** What could be asked if a setting were there; told in the status. */
  readonly unconfigured?: readonly UnconfiguredProvider[];
  readonly parameters: ParameterSettings;
  readonly clock: () => Date;
  /** Told what fails behind an answer that is given all the same. */
  readonly reportProblem: (problem: string) => void;
}

/** A search answers from what is known when a provider takes longer than this with its first list. */
const longestListWaitMs = 2000;

/** Days are told in UTC; somewhere it is already tomorrow. */
const dayAfter = (now: Date): string => new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);

export function createMarketDataService({
  database,
  providers: configured,
  unconfigured = [],
  parameters,
  clock,
  reportProblem,
}: MarketDataDependencies): MarketDataService {
  const { providers, status: providerStatus } = createProviderWatch(configured, unconfigured, clock);
  const directories = providers.map((provider) =>
    createCompanyDirectory(database, provider, { clock, reportProblem }),
  );
  const readStatements = createFundamentalsReader({
    documents: createDocumentStore(database),
    providers,
    clock,
  });
  const readBeta = createBetaReader(database);
  const search = createInstrumentSearch(database);

  /** Lists that could not be had; with them, a symbol that is not found may only be not known yet. */
  async function missingLists() {
    return (await Promise.all(directories.map((directory) => directory.ready()))).filter(
      (missing) => missing !== null,
    );
  }

  async function find(symbol: string): Promise<ServiceResult<Listing>> {
    const [missing] = await missingLists();
    const listing = await readListing(database, symbol);
    return !listing.ok && listing.code === 'unknown-symbol' && missing ? asServiceFailure(missing) : listing;
  }

  async function fundamentals(listing: Listing, knownOn: string | undefined) {
    const now = clock();
    if (knownOn !== undefined && knownOn > dayAfter(now))
      return failure('impossible-dates', `asOf (${knownOn}) is still to come. Give a day up to today.`);
    return readStatements(listing, knownOn ?? now.toISOString().slice(0, 10));
  }

  /** Flows are discounted in the currency they are stated in; without statements it is the price's. */
  async function currencyOf(listing: Listing): Promise<ServiceResult<string>> {
    const statements = await fundamentals(listing, undefined);
    if (statements.ok) return { ok: true, value: statements.value.currency };
    const { currency } = (await readPricedRow(database, listing)) ?? instrumentOf(listing);
    return currency === null ? statements : { ok: true, value: currency };
  }

  return {
    status: async () => ({ ...providerStatus(), companies: await countCompanies(database) }),
    async search(query) {
      await Promise.race([missingLists(), setTimeout(longestListWaitMs, undefined, { ref: false })]);
      return { results: await search(query) };
    },
    async instrument(symbol) {
      const listing = await find(symbol);
      return listing.ok ? { ok: true, value: instrumentOf(listing.value) } : listing;
    },
    quotes: (symbols) => readQuotes(database, symbols, clock()),
    async bars(symbol, from, to) {
      const listing = await find(symbol);
      return listing.ok ? readPriceHistory(database, listing.value, from, to) : listing;
    },
    async fundamentals(symbol, knownOn) {
      const listing = await find(symbol);
      return listing.ok ? fundamentals(listing.value, knownOn) : listing;
    },
    async parameters(symbol) {
      const listing = await find(symbol);
      if (!listing.ok) return listing;
      const currency = await currencyOf(listing.value);
      if (!currency.ok) return currency;
      const beta = await readBeta(listing.value);
      const value = await readParameters(database, listing.value, currency.value, beta, parameters);
      return { ok: true, value };
    },
  };
}
