import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readConfiguration } from './configuration/readConfiguration.js';
import { closeOnSignal } from './start/closeOnSignal.js';
import { readVersion } from './start/readVersion.js';
import { startServer } from './start/startServer.js';

/** `apps/api`, from its source and from its build alike. */
const applicationFolder = join(import.meta.dirname, '..');

/** Beside this file, in TypeScript from the source and in JavaScript from the build. */
const startWorker = (name: string, maxOldGenerationSizeMb: number): Worker =>
  new Worker(join(import.meta.dirname, `${name}.worker${extname(import.meta.filename)}`), {
    resourceLimits: { maxOldGenerationSizeMb },
  });

const say = (line: string): void => {
  console.log(line);
};

async function start(): Promise<readonly string[]> {
  const configuration = readConfiguration(process.env, join(applicationFolder, '../..'));
  if (!configuration.ok) return configuration.reasons;
  const server = await startServer(configuration.value, {
    version: readVersion(applicationFolder),
    clock: () => new Date(),
    createWorker: () => startWorker('calculation', 128),
    // The largest document that a provider may send takes several times its 64 MiB once it is parsed.
    createStatementsWorker: () => startWorker('statements', 1024),
    say,
  });
  if (!server.ok) return [server.reason];
  closeOnSignal(server.value.close, say);
  say('Finance Analyst Pro is ready at');
  say(server.value.address);
  return [];
}

const problems = await start();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
