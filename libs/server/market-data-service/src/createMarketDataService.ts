import { setTimeout } from 'node:timers/promises';
import type { FundamentalsResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { createExchangeRateFeed } from './exchange-rates/createExchangeRateFeed.js';
import { createExchangeRateReader } from './exchange-rates/createExchangeRateReader.js';
import { createDocumentStore } from './fundamentals/DocumentStore.js';
import { asServiceFailure, createFundamentalsReader } from './fundamentals/createFundamentalsReader.js';
import { createStatementsStore } from './fundamentals/StatementsStore.js';
import { createCompanyDirectory } from './instruments/createCompanyDirectory.js';
import { importSource } from './instruments/InstrumentRow.js';
import { instrumentOf, type Listing } from './instruments/Listing.js';
import { readListing } from './instruments/readListing.js';
import { countCompanies } from './search/countCompanies.js';
import { createInstrumentSearch } from './search/createInstrumentSearch.js';
import type { Located } from './Located.js';
import type { MarketDataService } from './MarketDataService.js';
import {
  createNormalisationThread,
  type NormalisationWorker,
} from './normalisation/createNormalisationThread.js';
import { normaliseDocument } from './normalisation/normaliseDocument.js';
import { createBetaReader } from './parameters/createBetaReader.js';
import type { ParameterSettings } from './parameters/ParameterSettings.js';
import { readParameters } from './parameters/readParameters.js';
import { createListingRenewal } from './price-feed/createListingRenewal.js';
import { createPriceFeed } from './price-feed/createPriceFeed.js';
import { createQuoteReader } from './prices/createQuoteReader.js';
import { readPricedRows } from './prices/readPricedRows.js';
import { readPriceHistory } from './prices/readPriceHistory.js';
import { readSplits } from './prices/readSplits.js';
import type { ExchangeRateProvider } from './providers/ExchangeRateProvider.js';
import type { FundamentalsProvider } from './providers/FundamentalsProvider.js';
import type { PriceProvider } from './providers/PriceProvider.js';
import { failure, mayHaveNewer, type ServiceResult } from './ServiceResult.js';
import { createProviderWatch } from './status/createProviderWatch.js';
import type { UnconfiguredProvider } from './providers/UnconfiguredProvider.js';

export interface MarketDataDependencies {
  readonly database: Database;
  readonly providers: readonly FundamentalsProvider[];
  /** In the order in which they are queried for prices. */
  readonly priceProviders?: readonly PriceProvider[];
  /** Null or omitted: only stored exchange rates are used. */
  readonly exchangeRateProvider?: ExchangeRateProvider | null;
  /** Providers that a missing setting disables; shown in the status. */
  readonly unconfigured?: readonly UnconfiguredProvider[];
  readonly parameters: ParameterSettings;
  readonly clock: () => Date;
  /** Longest wait for a provider's prices or exchange rates in one request. */
  readonly longestPriceWaitMs?: number;
  /** Starts the thread that normalizes statements; without it the calling thread does. */
  readonly createWorker?: () => NormalisationWorker;
  /** Receives failures behind a request that still succeeds. */
  readonly reportProblem: (problem: string) => void;
}

/** A search uses what is stored when a provider's first list takes longer than this. */
const longestListWaitMs = 2000;

/** Days are in UTC; somewhere it is already tomorrow. */
const dayAfter = (now: Date): string => new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);

export function createMarketDataService({
  database,
  providers: configured,
  priceProviders = [],
  exchangeRateProvider = null,
  unconfigured = [],
  parameters,
  clock,
  longestPriceWaitMs = 4000,
  createWorker,
  reportProblem,
}: MarketDataDependencies): MarketDataService {
  const watch = createProviderWatch(configured, unconfigured, clock, priceProviders, exchangeRateProvider);
  const { providers } = watch;
  const directories = providers.map((provider) =>
    createCompanyDirectory(database, provider, { clock, reportProblem }),
  );
  const thread = createWorker && createNormalisationThread(createWorker);
  const locateStatements = createFundamentalsReader({
    documents: createDocumentStore(database),
    statements: createStatementsStore(database),
    providers,
    normalise: thread?.normalise ?? ((request) => Promise.resolve(normaliseDocument(request))),
    readSplits: (listing, upTo) => readSplits(database, listing, upTo),
    clock,
  });
  const feed = createPriceFeed({
    database,
    providers: watch.priceProviders,
    clock,
    longestWaitMs: longestPriceWaitMs,
    reportProblem,
  });
  const rateFeed = createExchangeRateFeed({
    database,
    provider: watch.exchangeRateProvider,
    clock,
    longestWaitMs: longestPriceWaitMs,
    reportProblem,
  });
  const renewal = createListingRenewal(database, feed, clock);
  const readBeta = createBetaReader(database);
  const search = createInstrumentSearch(database);

  /** Lists that are unavailable; a symbol missing from the others may then exist all the same. */
  async function missingLists() {
    return (await Promise.all(directories.map((directory) => directory.ready()))).filter(
      (missing) => missing !== null,
    );
  }

  async function listsReady(): Promise<void> {
    await Promise.race([missingLists(), setTimeout(longestListWaitMs, undefined, { ref: false })]);
  }

  async function find(symbol: string): Promise<ServiceResult<Listing>> {
    const [missing] = await missingLists();
    const listing = await readListing(database, symbol);
    return !listing.ok && listing.code === 'unknown-symbol' && missing ? asServiceFailure(missing) : listing;
  }

  async function locate(listing: Listing, knownOn: string | undefined) {
    const now = clock();
    if (knownOn !== undefined && knownOn > dayAfter(now))
      return failure('impossible-dates', `asOf (${knownOn}) is in the future. Use today or an earlier day.`);
    return locateStatements(listing, knownOn ?? now.toISOString().slice(0, 10));
  }

  async function locateFundamentals(symbol: string, knownOn?: string) {
    const listing = await find(symbol);
    return listing.ok ? locate(listing.value, knownOn) : listing;
  }

  const read = async (located: ServiceResult<Located<FundamentalsResponse>>) =>
    located.ok ? located.value.read() : located;

  /** Flows are discounted in the currency of the statements, or that of the price without statements. */
  async function currencyOf(listing: Listing): Promise<ServiceResult<string>> {
    const statements = await read(await locate(listing, undefined));
    if (statements.ok) return { ok: true, value: statements.value.currency };
    const [priced] = await readPricedRows(database, listing);
    const { currency } = priced ?? instrumentOf(listing);
    return currency === null ? statements : { ok: true, value: currency };
  }

  /** A listing with the newest prices available, and why there are no newer ones. */
  async function findPriced(symbol: string) {
    const listing = await find(symbol);
    if (!listing.ok) return listing;
    const gap = await renewal.renewStored(listing.value);
    // A provider's first prices add a row to the listing.
    const renewed = await readListing(database, symbol);
    return renewed.ok ? { ok: true as const, value: { listing: renewed.value, gap } } : renewed;
  }

  /** When imported prices are too few for a beta, a provider's history is used. */
  async function betaOf(symbol: string, listing: Listing) {
    const [priced] = await readPricedRows(database, listing);
    const indexGap = priced ? await renewal.renewIndex(listing, priced.source) : null;
    const beta = await readBeta(listing);
    if (beta.ok || priced?.source !== importSource) return { beta, gaps: [indexGap] };
    const shareGap = await renewal.renewShare(listing);
    const renewed = await readListing(database, symbol);
    return { beta: renewed.ok ? await readBeta(renewed.value) : beta, gaps: [indexGap, shareGap] };
  }

  return {
    status: async () => ({ ...watch.status(), companies: await countCompanies(database) }),
    async close() {
      await Promise.all([feed.close(), rateFeed.close(), thread?.close()]);
    },
    async search(query) {
      await listsReady();
      return { results: await search(query) };
    },
    async instrument(symbol) {
      const listing = await find(symbol);
      return listing.ok ? { ok: true, value: instrumentOf(listing.value) } : listing;
    },
    quotes: createQuoteReader({ database, listsReady, renew: renewal.renew, clock }),
    async bars(symbol, from, to) {
      if (from !== undefined && to !== undefined && from > to)
        return failure('impossible-dates', `from (${from}) is after to (${to}). Swap the two days.`);
      const found = await findPriced(symbol);
      return found.ok ? readPriceHistory(database, { ...found.value, from, to }) : found;
    },
    exchangeRates: createExchangeRateReader(database, rateFeed),
    locateFundamentals,
    fundamentals: async (symbol, knownOn) => read(await locateFundamentals(symbol, knownOn)),
    async parameters(symbol) {
      const found = await findPriced(symbol);
      if (!found.ok) return found;
      const { listing, gap } = found.value;
      const currency = await currencyOf(listing);
      if (!currency.ok) return currency;
      const { beta, gaps } = await betaOf(symbol, listing);
      const value = await readParameters(database, listing, currency.value, beta, parameters);
      const isProvisional = [gap, ...gaps].some(mayHaveNewer);
      return { ok: true, value: isProvisional ? { ...value, isProvisional } : value };
    },
  };
}
