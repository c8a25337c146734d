import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from './configuration/Configuration.js';
import { readConfiguration } from './configuration/readConfiguration.js';
import { importThroughDatabase } from './imports/importThroughDatabase.js';
import { importThroughServer } from './imports/importThroughServer.js';
import { findServer } from './imports/findServer.js';
import { readImportArguments } from './imports/readImportArguments.js';
import { reportLines } from './imports/reportLines.js';

async function run(): Promise<number> {
  const request = readImportArguments(process.argv.slice(2));
  if (!request.ok) return refuse(request.reason);
  const configuration = readConfiguration(process.env, join(import.meta.dirname, '../../..'));
  if (!configuration.ok) return refuse(configuration.reasons.join('\n'));
  const { file, query } = request.value;
  // npm runs scripts in the project folder and notes here where it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  const text = await readFile(path, 'utf8').catch((error: unknown) => error as Error);
  if (text instanceof Error) return refuse(`${path} cannot be read: ${text.message}.`);
  const server = await findServer(configuration.value);
  console.log(`Importing ${server ? `through the server at ${server}` : into(configuration.value)}.`);
  const onProgress = (done: number, total: number): void => {
    console.log(`${done} of ${total} rows.`);
  };
  const report = server
    ? await importThroughServer(server, query, text, onProgress)
    : await importThroughDatabase(configuration.value, query, text, onProgress);
  if (!report.ok) return refuse(report.reason);
  for (const line of reportLines(report.value)) console.log(line);
  const { refusedCount, firstDate } = report.value;
  if (refusedCount > 0) return refuse(refusalLine(refusedCount));
  return firstDate === null ? 1 : 0;
}

/** A script that imports files must notice rows that are not stored. */
const refusalLine = (count: number): string =>
  `${count === 1 ? '1 row was' : `${count} rows were`} refused and not stored. Correct the file and import it again.`;

/** The database that the settings name. */
const into = ({ databaseUrl, dataDirectory }: Configuration): string =>
  databaseUrl
    ? 'into the PostgreSQL database that DATABASE_URL names'
    : `into the data folder ${dataDirectory}`;

const refuse = (reason: string): number => {
  console.error(reason);
  return 1;
};

// An embedded database that gave up while it opened would keep the process from ending by itself.
process.exit(await run());
