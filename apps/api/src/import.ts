import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PriceRemovalQuery } from '@finance-analyst/contracts';
import type { Configuration } from './configuration/Configuration.js';
import { readConfiguration } from './configuration/readConfiguration.js';
import { findServer } from './imports/findServer.js';
import { readImportArguments } from './imports/readImportArguments.js';
import { removeThroughDatabase } from './imports/removeThroughDatabase.js';
import { removeThroughServer } from './imports/removeThroughServer.js';
import { runImport, type FileImport } from './imports/runImport.js';

async function run(): Promise<number> {
  const request = readImportArguments(process.argv.slice(2));
  if (!request.ok) return refuse(request.reason);
  const configuration = readConfiguration(process.env, join(import.meta.dirname, '../../..'));
  if (!configuration.ok) return refuse(configuration.reasons.join('\n'));
  return request.value.kind === 'remove-prices'
    ? runRemoval(request.value.query, configuration.value)
    : importFile(request.value, configuration.value);
}

async function importFile(request: FileImport, configuration: Configuration): Promise<number> {
  // npm runs scripts in the project folder and records the caller's folder here.
  const path = resolve(process.env['INIT_CWD'] ?? '.', request.file);
  const text = await readFile(path, 'utf8').catch((error: unknown) => error as Error);
  if (text instanceof Error) return refuse(`${path} cannot be read: ${text.message}.`);
  const server = await findServer(configuration);
  console.log(
    `Importing ${server ? `through the server at ${server}` : `into ${databaseOf(configuration)}`}.`,
  );
  const onProgress = (done: number, total: number): void => {
    console.log(`${done} of ${total} rows.`);
  };
  const imported = await runImport(request, text, { server, configuration }, onProgress);
  if (!imported.ok) return refuse(imported.reason);
  for (const line of imported.value.lines) console.log(line);
  const { refusedCount, firstDate } = imported.value.report;
  if (refusedCount > 0) return refuse(refusalLine(refusedCount));
  return firstDate === null ? 1 : 0;
}

async function runRemoval(query: PriceRemovalQuery, configuration: Configuration): Promise<number> {
  const server = await findServer(configuration);
  console.log(
    `Removing ${server ? `through the server at ${server}` : `from ${databaseOf(configuration)}`}.`,
  );
  const report = server
    ? await removeThroughServer(server, query)
    : await removeThroughDatabase(configuration, query);
  if (!report.ok) return refuse(report.reason);
  const { symbol, exchange, removed, firstDate, lastDate } = report.value;
  const days = removed === 1 ? '1 imported day' : `${removed} imported days`;
  console.log(
    `${exchange === null ? symbol : `${exchange}:${symbol}`}: ${days} removed, ${firstDate} to ${lastDate}.`,
  );
  return 0;
}

/** A script that imports files must notice rows that were not stored. */
const refusalLine = (count: number): string =>
  `${count === 1 ? '1 row was' : `${count} rows were`} rejected and not stored. Correct the file and import it again.`;

/** The configured database. */
const databaseOf = ({ databaseUrl, dataDirectory }: Configuration): string =>
  databaseUrl ? 'the PostgreSQL database in DATABASE_URL' : `the data folder ${dataDirectory}`;

const refuse = (reason: string): number => {
  console.error(reason);
  return 1;
};

// A failed opening of an embedded database would keep the process from exiting.
process.exit(await run());
