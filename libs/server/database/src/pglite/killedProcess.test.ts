import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../openDatabase.js';

const folder = mkdtempSync(join(tmpdir(), 'killed-'));
const library = pathToFileURL(join(import.meta.dirname, '../openDatabase.ts')).href;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Many times longer than the process needs. */
const mostMs = 60_000;

/** Writes numbered records forever and prints each one once it is stored; says on the other stream how far it came. */
const writer = `
  console.error('started');
  const { openDatabase } = await import('${library}');
  console.error('loaded');
  const { value } = await openDatabase({ dataDirectory: ${JSON.stringify(folder)} });
  console.error('opened');
  for (let number = 1; ; number++) {
    await value.queries.insertInto('datasets')
      .values({ name: String(number), version: 'x'.repeat(2000), stored_at: new Date() }).execute();
    console.log(number);
  }`;

it('[DATABASE-8] loses nothing that was stored when the process is killed', { timeout: 90_000 }, async () => {
  mkdirSync(join(folder, 'postgres.unfinished'));
  writeFileSync(join(folder, 'postgres.unfinished/PG_VERSION'), '17');
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', writer], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += String(text);
  });
  const deadline = setTimeout(() => child.kill('SIGKILL'), mostMs);
  let stored = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    stored = Number(line);
    if (stored === 300) child.kill('SIGKILL');
  }
  clearTimeout(deadline);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(stored, `stored in ${mostMs / 1000} s by a process that said: ${said}`).toBeGreaterThanOrEqual(300);

  const again = await openDatabase({ dataDirectory: folder });
  if (!again.ok) throw new Error(again.reason);
  const rows = await again.value.queries.selectFrom('datasets').select('name').execute();
  const numbers = new Set(rows.map(({ name }) => Number(name)));
  for (let number = 1; number <= stored; number++) expect(numbers.has(number)).toBe(true);
  await again.value.close();
});
