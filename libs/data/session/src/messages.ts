/** The texts of the session and the preferences. */
export const messages = {
  signInNotStored: 'Your browser cannot store settings, so you are signed in only until the tab closes.',
  preferenceNotStored: 'Your browser cannot store settings, so this lasts only until the tab closes.',
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
