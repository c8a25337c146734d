import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that uses a folder, for messages and for finding the running server; the lock itself is separate. */
export interface FolderOwner {
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** The server's address; null until it listens, and for a process that serves nothing. */
  readonly address: string | null;
}

const fileOf = (folder: string): string => join(folder, 'owner.json');

/** The last process to write the file; a killed process leaves it behind. */
export function readOwner(folder: string): FolderOwner | null {
  try {
    const note = JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Partial<FolderOwner> | null;
    if (typeof note?.pid !== 'number' || typeof note.since !== 'string') return null;
    return {
      pid: note.pid,
      since: note.since,
      address: typeof note.address === 'string' ? note.address : null,
    };
  } catch {
    return null;
  }
}

export function writeOwner(folder: string, owner: FolderOwner): void {
  const unfinished = `${fileOf(folder)}.${owner.pid}`;
  writeFileSync(unfinished, JSON.stringify(owner));
  renameSync(unfinished, fileOf(folder));
}

export function forgetOwner(folder: string): void {
  rmSync(fileOf(folder), { force: true });
}
