const quoted = (name: string): string => `“${name}”`;

/** What is said before a new version is taken up that would cost work. */
export const messages = {
  wouldLose: 'Reloading now loses work',
  /** `names` are those of models. */
  loses: (names: readonly string[]): string => {
    const holds = `This tab alone holds ${names.map(quoted).join(', ')}`;
    return names.length === 1
      ? `${holds}: it is not kept on the device, and a reload ends it.`
      : `${holds}: they are not kept on the device, and a reload ends them.`;
  },
  losesUnread: 'Edits could not be written to the device, and a reload ends them.',
  howToKeep: 'A backup holds it all, and is restored in Settings after the reload.',
  download: 'Download a backup',
  downloading: 'Writing the backup',
  written: (name: string): string => `Everything is in ${name}.`,
  /** What is not in it follows. */
  writtenInPart: (name: string): string => `The backup is ${name}.`,
  notWritten: (reason: string): string => `The backup was not written. ${reason}`,
} as const;
