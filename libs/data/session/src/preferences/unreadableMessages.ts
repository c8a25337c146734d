/** Messages about stored preferences that cannot be read. */
export const unreadableMessages = {
  unreadable:
    'Stored settings could not be read, so the defaults hold. What is stored stays as it is until you change a setting.',
  wrongPreferences: (wrong: readonly string[]): string =>
    `Not readable, so the default holds: ${wrong.join(', ')}. What is stored stays as it is until you change it.`,
  preferences: {
    theme: 'Theme',
    alwaysShowCLI: 'Terminal at every start',
    locale: 'Locale',
    timeZone: 'Time zone',
    usageRecording: 'Recording of usage',
    usageSharing: 'Sharing of usage',
    performanceWarnings: 'Performance warnings',
    isRailCollapsed: 'Navigation',
  },
} as const;
