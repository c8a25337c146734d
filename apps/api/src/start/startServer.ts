import type { CalculationWorker } from '@finance-analyst/calculation-service';
import { openDatabase, type Database } from '@finance-analyst/database';
import type { Result } from '@finance-analyst/foundation';
import {
  createMarketDataService,
  createSecEdgar,
  secEdgarUnconfigured,
  type NormalisationWorker,
} from '@finance-analyst/market-data-service';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/Configuration.js';
import { createServer } from '../createServer.js';
import { addressOf } from './addressOf.js';
import { chooseExchangeRateProvider } from './chooseExchangeRateProvider.js';
import { choosePriceProviders } from './choosePriceProviders.js';
import { storeSample } from './storeSample.js';

export interface RunningServer {
  readonly address: string;
  /** Lets running requests finish, then closes the database. */
  close(): Promise<void>;
}

export interface StartDependencies {
  readonly version: string;
  readonly clock: () => Date;
  readonly createWorker: () => CalculationWorker;
  readonly createStatementsWorker: () => NormalisationWorker;
  /** Prints progress on the console. */
  readonly say: (line: string) => void;
}

/** Opens the database, stores the sample market and listens. */
export async function startServer(
  configuration: Configuration,
  dependencies: StartDependencies,
): Promise<Result<RunningServer>> {
  const { dataDirectory, databaseUrl } = configuration;
  dependencies.say(
    databaseUrl ? 'Opening the PostgreSQL database.' : `Opening the database in ${dataDirectory}.`,
  );
  const database = await openDatabase({ dataDirectory, databaseUrl }, dependencies.clock);
  if (!database.ok) return database;
  try {
    return await serve(configuration, database.value, dependencies);
  } catch (error) {
    await database.value.close();
    throw error;
  }
}

async function serve(
  configuration: Configuration,
  database: Database,
  dependencies: StartDependencies,
): Promise<Result<RunningServer>> {
  const { host, port, secEdgar, parameters } = configuration;
  const { version, clock, createWorker, createStatementsWorker, say } = dependencies;
  const problem = await storeSample(database, configuration.dataDirectory, dependencies);
  if (problem !== null) {
    // A full database may not close either; the original problem is what matters.
    await database.close().catch(() => undefined);
    return { ok: false, reason: problem };
  }
  const providers = secEdgar ? [createSecEdgar(secEdgar, clock)] : [];
  const prices = choosePriceProviders(configuration, clock);
  const rates = chooseExchangeRateProvider(configuration, clock);
  const marketData = createMarketDataService({
    database,
    providers,
    priceProviders: prices.providers,
    exchangeRateProvider: rates.provider,
    unconfigured: [
      ...(secEdgar ? [] : [secEdgarUnconfigured]),
      ...prices.unconfigured,
      ...rates.unconfigured,
    ],
    parameters,
    clock,
    createWorker: createStatementsWorker,
    reportProblem: say,
  });
  const server = await createServer({ configuration, database, marketData, version, clock, createWorker });
  const close = async (): Promise<void> => {
    await server.close();
    await marketData.close();
    await database.close();
  };
  try {
    await server.listen({ host, port });
  } catch (error) {
    await close();
    return { ok: false, reason: listenProblem(error as NodeJS.ErrnoException, host, port) };
  }
  const address = addressOf(host, portOf(server) ?? port);
  database.announce(address);
  return { ok: true, value: { address, close } };
}

/** The port chosen by the system if none was given. */
function portOf(server: FastifyInstance): number | undefined {
  return server.addresses().find((address) => typeof address === 'object')?.port;
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another number.`;
  return `The server cannot listen on ${host}, port ${port}: ${error.message}.`;
}
