import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a folder, for messages and for finding the running server; the lock itself is elsewhere. */
export interface FolderOwner {
  readonly pid: number;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** Where the server answers; null until it does, and for a process that serves nothing. */
  readonly address: string | null;
}

const fileOf = (folder: string): string => join(folder, 'owner.json');

/** Who wrote the note last; a process that was killed leaves its note behind. */
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
