import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOwner } from './folderOwner.js';
import { lockFolder } from './lockFolder.js';

const clock = () => new Date('2026-11-20T12:00:00Z');
const library = pathToFileURL(join(import.meta.dirname, 'lockFolder.ts')).href;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that locks the folder until it is killed. */
async function holdElsewhere(): Promise<ChildProcess> {
  const program = `
    import { lockFolder } from '${library}';
    const lock = lockFolder(${JSON.stringify(folder)}, () => new Date());
    lock.value.announce('http://127.0.0.1:4999');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a data folder', { timeout: 20_000 }, () => {
  it('[DATABASE-1] refuses a second process, naming the one that uses the folder and what to do', async () => {
    const child = await holdElsewhere();
    const refused = lockFolder(folder, clock);
    expect(refused).toEqual({
      ok: false,
      reason: expect.stringMatching(
        new RegExp(`in use by process ${String(child.pid)} at http://127\\.0\\.0\\.1:4999.*set DATA_DIR`),
      ) as string,
    });
  });

  it('[DATABASE-1] refuses a second lock within one process', () => {
    const first = lockFolder(folder, clock);
    expect(lockFolder(folder, clock).ok).toBe(false);
    if (first.ok) first.value.release();
    expect(lockFolder(folder, clock).ok).toBe(true);
  });

  it('[DATABASE-2] takes over the folder of a killed process', async () => {
    const child = await holdElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readOwner(folder)?.pid).toBe(child.pid);
    expect(lockFolder(folder, clock).ok).toBe(true);
    expect(readOwner(folder)).toEqual({ pid: process.pid, since: '2026-11-20T12:00:00.000Z', address: null });
  });

  it("[DATABASE-2] is not misled by a live process with the killed one's pid", () => {
    writeFileSync(
      join(folder, 'owner.json'),
      JSON.stringify({ pid: process.ppid, since: '2020-01-01', address: null }),
    );
    expect(lockFolder(folder, clock).ok).toBe(true);
  });

  it('clears the owner on release', () => {
    const lock = lockFolder(folder, clock);
    if (!lock.ok) throw new Error(lock.reason);
    lock.value.announce('http://localhost:4200');
    expect(JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'))).toMatchObject({
      address: 'http://localhost:4200',
    });
    lock.value.release();
    lock.value.release();
    expect(readOwner(folder)).toBeNull();
  });

  it('says why a folder cannot be used', () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(lockFolder(file, clock)).toEqual({
      ok: false,
      reason: expect.stringContaining('cannot be written') as string,
    });
  });

  it('releases a folder when the owner file cannot be written', () => {
    const inTheWay = join(folder, `owner.json.${process.pid}`);
    mkdirSync(inTheWay);
    expect(lockFolder(folder, clock)).toEqual({
      ok: false,
      reason: expect.stringContaining('cannot be written') as string,
    });
    rmSync(inTheWay, { recursive: true });
    expect(lockFolder(folder, clock).ok).toBe(true);
  });

  it('treats a damaged owner file as missing', () => {
    writeFileSync(join(folder, 'owner.json'), '{"pid":"x"');
    expect(readOwner(folder)).toBeNull();
  });
});
