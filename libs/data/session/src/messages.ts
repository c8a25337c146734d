/** The texts of the session and of the preferences, in one place. */
export const messages = {
  signInNotStored: 'Your browser keeps no settings here, so you are signed in only until the tab closes.',
  preferenceNotStored: 'Your browser keeps no settings here, so this lasts only until the tab closes.',
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
  invalidPreference: {
    theme: 'Unknown theme. Use system, light or dark.',
    alwaysShowCLI: 'Use on or off for the terminal at every start.',
    locale: 'Unknown locale. Use a code such as de-CH.',
    timeZone: 'Unknown time zone. Use a name such as Europe/Zurich.',
    usageRecording: 'Use on or off for recording.',
    usageSharing: 'Use on or off for sharing.',
    performanceWarnings: 'Use on or off for performance warnings.',
    isRailCollapsed: 'Use on or off for the collapsed navigation.',
  },
} as const;
