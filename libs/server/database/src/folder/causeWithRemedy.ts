import { messageOf } from './messageOf.js';

interface Remedy {
  readonly cause: RegExp;
  readonly advice: (folder: string) => string;
}

/** Causes outside the database itself, with their remedies. */
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

/** The remedy for a problem with the disk, account or path, or null for any other cause. */
const remedyFor = (folder: string, cause: string): string | null =>
  remedies.find((remedy) => remedy.cause.test(cause))?.advice(folder) ?? null;

/** An error message with its remedy; `otherwise` when the cause is not one of the usual ones. */
export function causeWithRemedy(error: unknown, folder: string, otherwise: string): string {
  const cause = messageOf(error);
  return `${cause.replace(/\.$/, '')}. ${remedyFor(folder, cause) ?? otherwise}`;
}
