/** What is said before a new version is taken up that would cost work. */
export const messages = {
  wouldLose: 'Reloading now loses work',
  /** `names` are those of models. */
  loses: (names: readonly string[]): string =>
    `This tab alone holds ${names.map((name) => `“${name}”`).join(', ')}: the device does not keep it, and a reload ends it.`,
  losesUnread: 'Edits could not be written to the device, and a reload ends them.',
  howToKeep: 'A backup holds it all, and is restored in Settings after the reload.',
  download: 'Download a backup',
  downloading: 'Writing the backup',
  reload: 'Reload all the same',
  reloading: 'Reloading',
  later: 'Later',
  written: (name: string): string => `It is in ${name}.`,
  notWritten: (reason: string): string => `The backup was not written. ${reason}`,
} as const;
