import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openDatabase } from './openDatabase.js';

/** Files of an empty embedded database, created once per process because that takes longer than most tests. */
let emptyDatabase: Promise<ReadonlyMap<string, Buffer | null>> | undefined;

/** By path, `null` for a folder. Held in memory because nothing signals the end of a test process. */
async function makeEmptyDatabase(): Promise<ReadonlyMap<string, Buffer | null>> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-database-'));
  try {
    const made = await openDatabase({ dataDirectory: folder });
    if (!made.ok) throw new Error(made.reason);
    await made.value.close();
    const entries = readdirSync(join(folder, 'postgres'), { recursive: true, withFileTypes: true });
    return new Map(
      entries.map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path), entry.isDirectory() ? null : readFileSync(path)];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * For tests that are not about the first start: puts the database into the data folder that the first start would
 * create there, in a tenth of its time.
 */
export async function copyEmptyDatabase(dataDirectory: string): Promise<void> {
  mkdirSync(join(dataDirectory, 'postgres'), { recursive: true });
  for (const [path, bytes] of await (emptyDatabase ??= makeEmptyDatabase()))
    if (bytes) writeFileSync(join(dataDirectory, path), bytes);
    else mkdirSync(join(dataDirectory, path), { recursive: true });
}
