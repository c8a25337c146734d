const olderVersions = (count: number): string =>
  count === 1 ? 'one earlier version' : `${String(count)} earlier versions`;

/** The texts of the screens, in one place. */
export const messages = {
  settings: 'Settings',
  settingsLead: 'Everything here holds at once, and is kept on this device.',
  changed: (what: string, value: string) => `${what}: ${value}.`,
  on: 'on',
  off: 'off',

  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },

  numbers: 'Numbers and dates',
  numbersExplained: 'How figures and dates are written. The words stay English.',
  locale: 'Written as in',
  systemLocale: (name: string) => `System: ${name}`,
  timeZone: 'Time zone',
  systemTimeZone: (zone: string) => `System: ${zone}`,
  example: 'Example',

  accessibility: 'Accessibility',

  terminal: 'Terminal at start',
  alwaysShowTerminal: 'Open the terminal at every start',
  alwaysShowTerminalExplained: 'Otherwise it starts as it was left.',

  providers: 'Data providers',
  providersExplained:
    'The server asks these providers for filings and end-of-day prices. Its environment configures them: SEC_EDGAR_CONTACT for filings, PRICE_PROVIDERS for prices (none turns them off).',
  providersLoading: 'Loading providers…',
  providersFailed: 'Providers could not be loaded',
  noProviders: 'No provider',
  noProvidersExplained: 'This server asks no provider. It offers what was imported, and the sample market.',
  providerStates: {
    ready: 'Ready',
    'not-configured': 'Not set up',
    limited: 'Asked to slow down',
    failing: 'Not answering',
  },
  setUp: {
    'sec-edgar':
      'SEC EDGAR wants the name and e-mail address of whoever asks. Start the server with SEC_EDGAR_CONTACT set to yours; it needs no key.',
  } as Readonly<Record<string, string>>,
  setUpExample: 'SEC_EDGAR_CONTACT=you@example.org npm start',

  privacy: 'Usage and privacy',
  usageRecording: 'Record on this device how the product is used',
  usageRecordingExplained:
    'The recent events stay in this browser and feed the quality screens. Switched off, nothing more is recorded.',
  usageSharing: 'Share what is recorded',
  usageSharingExplained:
    'Sends usage events to the server, and to product analytics where it is set up. Nothing that you entered in a model is in them.',
  performanceWarnings: 'Show performance warnings',
  performanceWarningsExplained:
    'Shows a notification when the product is much slower than its budget. The performance screen lists all measurements either way.',
  privacyDetails: 'What is stored and what is sent',

  storage: 'Storage on this device',
  bytes: (amount: string, unit: string) => `${amount} ${unit}`,

  backup: 'Backup and restore',
  backupExplained:
    'One file with all models and the versions that are kept of each, removed and unsaved ones too, and the settings. Restoring overwrites no model: what differs is put beside what is there.',
  downloadBackup: 'Download a backup',
  writingBackup: 'Writing the backup',
  backupWritten: (count: number, olderCount: number, name: string) =>
    `${count === 1 ? 'One document' : `${String(count)} documents`}${
      olderCount === 0 ? '' : `, ${olderVersions(olderCount)}`
    } and the settings are in ${name}.`,
  backupFailed: 'No backup was written',
  notWritten: (detail: string) =>
    `The file could not be written (${detail}). Export the models that matter one by one on Home.`,
  leftOut: (title: string, reason: string) => `${title} is not in it: ${reason}`,
  versionsLeftOut: (title: string, reason: string) => `Not all versions of ${title} are in it: ${reason}`,
  settingsLeftOut: 'The settings are not in it: the list of what they are could not be loaded.',
  unreadableVersions: (count: number) =>
    `${olderVersions(count)} cannot be opened, being damaged or of a newer release.`,
  noRoomForVersions: 'With its older versions the file would be larger than can be restored (256 MiB).',
  backupOverLimit:
    'The file is larger than can be restored (256 MiB). Export the models that matter one by one on Home.',
  chooseBackup: 'Restore from a backup',
  readingBackup: 'Reading the backup',
  restoreFailed: 'Nothing was restored',
  noBackup: 'The file is no backup of this product. A single model is imported on Home.',
  newerBackup: 'The backup was written by a newer release of the product. Reload to update, then restore it.',
  backupTooLarge: 'The file is larger than any backup that this page can read (256 MiB).',
  formsNotLoaded: 'A part of the product could not be loaded. Check the connection, then try again.',
  backupUnreadable: 'The file could not be read.',
  untitled: 'A document without a title',
  damagedDocument:
    'It is damaged, or no document of this product. It stays in the file, and an older backup may hold it whole.',
  technicalDetail: 'Technical detail',
  newerDocument: 'It was written by a newer release of the product.',
  titleOfRestored: (title: string, date: string) => `${title}, backup of ${date}`,
  titleOfDraft: (title: string, date: string) => `${title}, unsaved changes of ${date}`,
  restoreTitle: 'Restore this backup?',
  restoreExplained: (moment: string) =>
    `It was written ${moment}. Nothing on this device is overwritten, and restoring can be undone.`,
  noDocuments: 'The backup holds no documents.',
  stepAdd: 'Is added',
  stepToBin: 'Is added to the removed models',
  stepCopy: (title: string) => `Differs from what is here: is added as “${title}”`,
  stepVersions: (title: string) => `Is here without all of its versions: is added with them as “${title}”`,
  withOlder: (count: number) => `(with ${olderVersions(count)})`,
  versionsNotRestored: (count: number) =>
    `(${olderVersions(count)} cannot be opened and ${count === 1 ? 'stays' : 'stay'} in the file)`,
  stepSame: 'Is here already',
  stepAmongVersions: 'Is here already, among the earlier versions',
  stepUnreadable: (reason: string) => `Cannot be restored: ${reason}`,
  sameSettings: 'The settings are those of this device.',
  restoreSettings: 'Take over the settings',
  restoreSettingsExplained: 'Theme, numbers, accessibility and what else was chosen.',
  keptAsideLeft: (count: number) =>
    count === 1
      ? 'One record that could not be opened stays in the file.'
      : `${String(count)} records that could not be opened stay in the file.`,
  restore: 'Restore',
  cancel: 'Cancel',
  restored: (count: number) =>
    count === 1 ? 'One document was restored.' : `${String(count)} documents were restored.`,
  notRestored: (title: string, reason: string) => `${title} was not restored: ${reason}`,
  restoredBeside: (title: string, copy: string, reason: string) =>
    `${title} was restored as “${copy}”: ${reason}`,
  notBinned: (title: string, reason: string) =>
    `${title} was restored among the models, not among the removed ones: ${reason}`,
  undo: 'Undo',
  restoreUndone:
    'Restoring was undone. What had been added is among the removed models, the settings are as before.',
} as const;
