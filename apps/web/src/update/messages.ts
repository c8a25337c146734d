const quoted = (name: string): string => `“${name}”`;

/** What is said before a new version is taken up that would cost work. */
export const messages = {
  wouldLose: 'Reloading now loses work',
  /** `names` are those of models. */
  loses: (names: readonly string[]): string => {
    const holds = `Only this tab has ${names.map(quoted).join(', ')}`;
    return names.length === 1
      ? `${holds}: it is not saved on the device, and reloading deletes it.`
      : `${holds}: they are not saved on the device, and reloading deletes them.`;
  },
  losesUnread: 'Edits could not be saved on the device, and reloading deletes them.',
  howToKeep: 'Download a backup and restore it in Settings after reloading.',
  download: 'Download a backup',
  downloading: 'Writing backup…',
  written: (name: string): string => `Everything is in ${name}.`,
  /** What is not in it follows. */
  writtenInPart: (name: string): string => `The backup is ${name}.`,
  notWritten: (reason: string): string => `The backup was not written. ${reason}`,
} as const;
