import { commonNoun, documentKinds } from '@finance-analyst/documents';

const { one, many } = commonNoun(Object.values(documentKinds));
const documents = (count: number): string => (count === 1 ? `1 ${one}` : `${String(count)} ${many}`);
const olderVersions = (count: number): string =>
  count === 1 ? '1 earlier version' : `${String(count)} earlier versions`;

/** The texts of these screens. */
export const messages = {
  settings: 'Settings',
  settingsLead: 'Changes apply immediately and are saved on this device.',
  changed: (what: string, value: string) => `${what}: ${value}.`,
  on: 'on',
  off: 'off',

  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },

  numbers: 'Numbers and dates',
  numbersExplained: 'Sets the format of figures and dates. The language stays English.',
  locale: 'Region format',
  systemLocale: (name: string) => `System: ${name}`,
  timeZone: 'Time zone',
  systemTimeZone: (zone: string) => `System: ${zone}`,
  example: 'Example',

  accessibility: 'Accessibility',

  terminal: 'Terminal at start',
  alwaysShowTerminal: 'Always open the terminal',
  alwaysShowTerminalExplained: 'Otherwise it opens as you left it.',

  providers: 'Data providers',
  providersExplained:
    'The server loads filings and end-of-day prices from these providers. Environment variables configure them: SEC_EDGAR_CONTACT for filings, PRICE_PROVIDERS for prices (none turns them off).',
  providersLoading: 'Loading providers…',
  providersFailed: 'Providers could not be loaded',
  noProviders: 'No providers',
  noProvidersExplained: 'This server has no providers. Imported data and the sample market are available.',
  providerStates: {
    ready: 'Ready',
    'not-configured': 'Not configured',
    limited: 'Limited',
    failing: 'Failing',
  },
  setUp: {
    'sec-edgar':
      'SEC EDGAR requires a contact e-mail address. Start the server with SEC_EDGAR_CONTACT set to yours; no key is needed.',
  } as Readonly<Record<string, string>>,
  setUpExample: 'SEC_EDGAR_CONTACT=you@example.org npm start',

  privacy: 'Usage and privacy',
  usageRecording: 'Record usage on this device',
  usageRecordingExplained: 'Recent events stay in this browser, for the Diagnostics screens.',
  usageSharing: 'Share usage records',
  usageSharingExplained:
    'Sends usage events to the server, and to product analytics if configured. They contain nothing you entered in a model.',
  performanceWarnings: 'Show performance warnings',
  performanceWarningsExplained:
    'Notifies you when the app is much slower than its budget. The Performance screen lists all measurements either way.',
  privacyDetails: 'Your data and privacy',

  storage: 'Storage on this device',
  bytes: (amount: string, unit: string) => `${amount} ${unit}`,

  backup: 'Backup and restore',
  backupExplained: `One file with all ${many} and their stored versions, Trash, unsaved changes and the settings. Restoring overwrites no ${one}: those that differ are added beside the existing ones.`,
  downloadBackup: 'Download a backup',
  writingBackup: 'Writing backup…',
  backupWritten: (count: number, olderCount: number, name: string) =>
    `${documents(count)}${olderCount === 0 ? '' : `, ${olderVersions(olderCount)}`} and the settings are in ${name}.`,
  backupFailed: 'No backup was written',
  notWritten: (detail: string) =>
    `The file could not be written (${detail}). Export important ${many} individually on Home.`,
  leftOut: (title: string, reason: string) => `${title} is not in the backup: ${reason}`,
  versionsLeftOut: (title: string, reason: string) =>
    `Not all versions of ${title} are in the backup: ${reason}`,
  settingsLeftOut: 'The settings are not in the backup: their list could not be loaded.',
  unreadableVersions: (count: number) =>
    `${olderVersions(count)} cannot be opened: damaged or from a newer release.`,
  noRoomForVersions: 'With its older versions the file would be too large to restore (256 MiB).',
  backupOverLimit: `The file is too large to restore (256 MiB). Export important ${many} individually on Home.`,
  chooseBackup: 'Restore from a backup',
  readingBackup: 'Reading backup…',
  restoreFailed: 'Nothing was restored',
  noBackup: `This is not a backup file. To import a single ${one}, use Import on Home.`,
  newerBackup: 'This backup is from a newer release. Reload to update, then restore it.',
  backupTooLarge: 'The file is larger than the limit of 256 MiB.',
  backupUnreadable: 'The file could not be read.',
  untitled: `Untitled ${one}`,
  damagedDocument: `It is damaged or not a ${one} of this app. It stays in the file; an older backup may have an intact copy.`,
  technicalDetail: 'Technical detail',
  newerDocument: 'It is from a newer release.',
  titleOfRestored: (title: string, date: string) => `${title}, backup from ${date}`,
  titleOfDraft: (title: string, date: string) => `${title}, unsaved changes from ${date}`,
  restoreTitle: 'Restore this backup?',
  restoreExplained: (moment: string) =>
    `Created ${moment}. No ${one} on this device is overwritten, and you can undo the restore.`,
  noDocuments: `The backup contains no ${many}.`,
  stepAdd: 'Will be added',
  stepToBin: 'Will be added to Trash',
  stepCopy: (title: string) => `Differs from the ${one} here: will be added as “${title}”`,
  stepVersions: (title: string) => `Has versions missing here: will be added as “${title}”`,
  withOlder: (count: number) => `(with ${olderVersions(count)})`,
  versionsNotRestored: (count: number) =>
    `(${olderVersions(count)} cannot be opened and ${count === 1 ? 'stays' : 'stay'} in the file)`,
  stepSame: 'Already here',
  stepAmongVersions: 'Already here, as an earlier version',
  stepUnreadable: (reason: string) => `Cannot be restored: ${reason}`,
  sameSettings: 'The settings match those on this device.',
  restoreSettings: 'Restore settings',
  restoreSettingsExplained: 'Replaces these items on this device:',
  settingsNotLoaded:
    'The settings cannot be restored: their list could not be loaded. Check your connection, then try again.',
  damagedRecordsLeft: (count: number) =>
    count === 1
      ? '1 damaged record stays in the file.'
      : `${String(count)} damaged records stay in the file.`,
  restore: 'Restore',
  cancel: 'Cancel',
  restored: (count: number) => `Restored ${documents(count)}.`,
  notRestored: (title: string, reason: string) => `${title} was not restored: ${reason}`,
  restoredBeside: (title: string, copy: string, reason: string) =>
    `${title} was restored as “${copy}”: ${reason}`,
  notInTrash: (title: string, reason: string) => `${title} was restored to Home, not to Trash: ${reason}`,
  appliesAfterReload: (describe: string) => `Applies after a reload: ${describe}`,
  reload: 'Reload',
  notReloaded: 'Not reloaded, because some work exists only in this tab. Download a backup first.',
  undo: 'Undo',
  restoreUndone: `Restore undone. Added ${many} are in Trash; settings are as before.`,
} as const;
