import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Result } from '@finance-analyst/foundation';
import { causeWithRemedy } from '../folder/causeWithRemedy.js';
import { forgetOwner, readOwner, writeOwner, type FolderOwner } from './folderOwner.js';

export interface FolderLock {
  /** Publishes this process's address to other processes. */
  announce(address: string): void;
  release(): void;
}

const sqliteBusy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;

const describe = (owner: FolderOwner | null): string =>
  owner ? `process ${owner.pid}${owner.address ? ` at ${owner.address}` : ''}` : 'another process';

function notWritten(folder: string, error: unknown): Result<never> {
  const cause = causeWithRemedy(error, folder, 'Set DATA_DIR to another folder.');
  return { ok: false, reason: `The data folder ${folder} cannot be written: ${cause}` };
}

/**
 * Locks `folder` for this process until `release` or exit. The lock belongs to the operating system, taken through an
 * empty SQLite file because Node offers no other way: it ends with its process however that ends, so it cannot be left
 * behind, and a reused process number does not matter. `owner.json` beside it only improves the message.
 */
export function lockFolder(folder: string, clock: () => Date): Result<FolderLock> {
  let file: DatabaseSync;
  try {
    mkdirSync(folder, { recursive: true });
    file = new DatabaseSync(join(folder, 'lock'));
  } catch (error) {
    return notWritten(folder, error);
  }
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if (!isBusy(error)) return notWritten(folder, error);
    return {
      ok: false,
      reason:
        `The data folder ${folder} is in use by ${describe(readOwner(folder))}. ` +
        'Stop that process, or set DATA_DIR to another folder.',
    };
  }
  const owner: FolderOwner = { pid: process.pid, since: clock().toISOString(), address: null };
  try {
    writeOwner(folder, owner);
  } catch (error) {
    file.close();
    return notWritten(folder, error);
  }
  return {
    ok: true,
    value: {
      announce: (address) => {
        writeOwner(folder, { ...owner, address });
      },
      release: () => {
        if (!file.isOpen) return;
        forgetOwner(folder);
        file.close();
      },
    },
  };
}
