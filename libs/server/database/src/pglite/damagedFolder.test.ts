import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../copyEmptyDatabase.js';
import { openDatabase } from '../openDatabase.js';

const root = mkdtempSync(join(tmpdir(), 'damaged-'));
const sound = join(root, 'sound');

const reasonOf = async (dataDirectory: string): Promise<string> => {
  const opened = await openDatabase({ dataDirectory });
  if (!opened.ok) return opened.reason;
  await opened.value.close();
  return 'opened';
};

beforeAll(async () => {
  await copyEmptyDatabase(sound);
  expect(await reasonOf(sound)).toBe('opened');
}, 60_000);
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

let made = 0;
/** A modified copy of the sound folder. */
function damaged(damage: (home: string) => void): string {
  made += 1;
  const folder = join(root, `damaged-${made}`);
  cpSync(sound, folder, { recursive: true });
  damage(join(folder, 'postgres'));
  return folder;
}

/** Excludes files that the database recreates at any time. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(folder, 'postgres'), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/postmaster\.pid$|pg_internal\.init$/.test(file))
    .sort();

describe('a damaged data folder', { timeout: 60_000 }, () => {
  it.each<[string, RegExp, (home: string) => void]>([
    ['no PG_VERSION', /PG_VERSION is missing/, (home) => rmSync(join(home, 'PG_VERSION'))],
    [
      'an empty PG_VERSION',
      /PG_VERSION" does not contain valid data/,
      (home) => writeFileSync(join(home, 'PG_VERSION'), ''),
    ],
    [
      'an empty pg_control',
      /pg_control": read 0 of \d+/,
      (home) => writeFileSync(join(home, 'global/pg_control'), ''),
    ],
    [
      'a shortened pg_control',
      /pg_control": read 9 of \d+/,
      (home) => writeFileSync(join(home, 'global/pg_control'), 'truncated'),
    ],
    [
      'no log of changes',
      /"pg_wal" does not exist/,
      (home) => rmSync(join(home, 'pg_wal'), { recursive: true }),
    ],
    [
      'no tables',
      /"base\/5" is not a valid data directory/,
      (home) => rmSync(join(home, 'base/5/PG_VERSION')),
    ],
    [
      'other files in the place of the database',
      /PG_VERSION is missing/,
      (home) => {
        rmSync(home, { recursive: true });
        mkdirSync(home);
        writeFileSync(join(home, 'notes.txt'), 'mine');
      },
    ],
  ])(
    '[DATABASE-10] with %s stops the start, is left as it is and says what to do',
    async (_name, cause, damage) => {
      const folder = damaged(damage);
      const before = filesIn(folder);
      const reason = await reasonOf(folder);
      expect(reason).toMatch(cause);
      expect(reason).toContain(`The database in ${folder}/postgres could not be opened`);
      expect(reason).toContain('The database is damaged and was left as it is.');
      expect(reason).toContain(`rename that folder, for example to ${folder}/postgres.damaged, start again`);
      expect(reason).toContain('npm run import -- prices <file.csv> --symbol <symbol>');
      expect(reason).not.toMatch(/object Object|Aborted|failed to initialize/);
      expect(filesIn(folder)).toEqual(before);
    },
  );

  it('[DATABASE-10] of another PostgreSQL version names both versions', async () => {
    const folder = damaged((home) => {
      writeFileSync(join(home, 'PG_VERSION'), '15\n');
    });
    const reason = await reasonOf(folder);
    expect(reason).toMatch(
      /initialized by PostgreSQL version 15, which is not compatible with this version \d+/,
    );
    expect(reason).toContain('Start the version of the product that wrote it.');
  });

  it('[DATABASE-10] is replaced by an empty database when renamed as the message says', async () => {
    const folder = damaged((home) => {
      cpSync(home, `${home}.damaged`, { recursive: true });
      rmSync(home, { recursive: true });
    });
    expect(await reasonOf(folder)).toBe('opened');
    expect(existsSync(join(folder, 'postgres.damaged/PG_VERSION'))).toBe(true);
  });
});

describe('a folder with other content', { timeout: 60_000 }, () => {
  it('[DATABASE-11] gets no database when it contains other files, and nothing is written to it', async () => {
    const folder = join(root, 'documents');
    mkdirSync(folder);
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) writeFileSync(join(folder, name), '');
    const reason = await reasonOf(folder);
    expect(reason).toContain(`The data folder ${folder} contains other files (a.txt, b.txt, c.txt, …)`);
    expect(reason).toContain('Set DATA_DIR to an empty folder');
    expect(readdirSync(folder)).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt']);
  });

  it('[DATABASE-11] gets no database when it is a database folder itself', async () => {
    const reason = await reasonOf(join(sound, 'postgres'));
    expect(reason).toContain(
      `is itself a PostgreSQL database folder. Set DATA_DIR to the folder that contains it, for example ${sound}`,
    );
    expect(existsSync(join(sound, 'postgres/lock'))).toBe(false);
  });

  it('[DATABASE-11] counts as empty with file system metadata or an empty database folder', async () => {
    const folder = join(root, 'mounted');
    mkdirSync(join(folder, 'lost+found'), { recursive: true });
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, '.gitkeep'), '');
    expect(await reasonOf(folder)).toBe('opened');
  });
});

describe('a first start that is killed', { timeout: 60_000 }, () => {
  it('[DATABASE-12] leaves a folder in which the next start can create its database', async () => {
    const folder = join(root, 'killed');
    const library = pathToFileURL(join(import.meta.dirname, '../openDatabase.ts')).href;
    const program = `
      import { openDatabase } from '${library}';
      await openDatabase({ dataDirectory: ${JSON.stringify(folder)} });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: 'inherit',
    });
    while (!existsSync(join(folder, 'postgres.unfinished/PG_VERSION')))
      await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
    expect(await reasonOf(folder)).toBe('opened');
    expect(existsSync(join(folder, 'postgres.unfinished'))).toBe(false);
  });
});
