/** Messages about stored preferences that cannot be read. */
export const unreadableMessages = {
  unreadable:
    'Stored settings could not be read, so the defaults apply. The stored values stay until you change a setting.',
  wrongPreferences: (wrong: readonly string[]): string =>
    `Could not be read, so the default applies: ${wrong.join(', ')}. The stored value stays until you change it.`,
  preferences: {
    theme: 'Theme',
    alwaysShowCLI: 'Terminal at every start',
    locale: 'Locale',
    timeZone: 'Time zone',
    usageRecording: 'Usage recording',
    usageSharing: 'Usage sharing',
    performanceWarnings: 'Performance warnings',
    isRailCollapsed: 'Navigation',
  },
} as const;
