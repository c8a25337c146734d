import { messageOf } from './messageOf.js';

interface Remedy {
  readonly cause: RegExp;
  readonly advice: (folder: string) => string;
}

/** Causes outside the database itself, and what helps. */
const remedies: readonly Remedy[] = [
  {
    cause: /no space left|disk is full|ENOSPC|quota exceeded|EDQUOT/i,
    advice: (folder) =>
      `Free at least 200 MB on the disk of ${folder}, or set DATA_DIR to a folder on another disk, and start again.`,
  },
  {
    cause: /permission denied|not permitted|read-only|readonly|EACCES|EPERM|EROFS/i,
    advice: (folder) =>
      `Give the account that runs the server the right to write to ${folder}, or set DATA_DIR to another folder.`,
  },
  {
    cause: /too many open files|EMFILE|ENFILE/i,
    advice: () => 'Close other programs or raise the limit of open files, and start again.',
  },
  {
    cause: /ENOTDIR|EEXIST|not a directory|file already exists/i,
    advice: () => 'Part of this path is a file. Set DATA_DIR to a folder.',
  },
];

/** What to do about a cause that lies with the disk, the account or the path, or null when it lies elsewhere. */
const remedyFor = (folder: string, cause: string): string | null =>
  remedies.find((remedy) => remedy.cause.test(cause))?.advice(folder) ?? null;

/** What an error says and what to do about it: `otherwise` where its cause is not one of the usual ones. */
export function causeWithRemedy(error: unknown, folder: string, otherwise: string): string {
  const cause = messageOf(error);
  return `${cause.replace(/\.$/, '')}. ${remedyFor(folder, cause) ?? otherwise}`;
}
