const quoted = (name: string): string => `“${name}”`;

/** The question before a reload that would lose work. */
export const messages = {
  wouldLose: 'Reloading now loses work',
  /** `names` are titles of models. */
  loses: (names: readonly string[]): string =>
    `${names.map(quoted).join(', ')} ${names.length === 1 ? 'exists' : 'exist'} in this tab only and will be lost.`,
  losesUnread: 'Some edits could not be saved on this device and will be lost.',
  howToKeep: 'Download a backup first; you can restore it in Settings after the reload.',
  download: 'Download a backup',
  downloading: 'Preparing the backup…',
  written: (name: string): string => `Everything is in ${name}.`,
  /** What it does not contain follows. */
  writtenInPart: (name: string): string => `The backup is ${name}.`,
  notWritten: (reason: string): string => `The backup was not written. ${reason}`,
} as const;
