/** What is said of stored things that cannot be read: each with what holds instead. */
export const messages = {
  title: 'Something stored on this device cannot be read',
  preferences: 'Settings: the defaults hold.',
  accessibility: 'Accessibility: the defaults hold.',
  user: 'Sign-in: you are a guest.',
  terminal: 'Terminal: it starts closed, unless the settings say otherwise.',
  tour: 'Tour: it counts as seen.',
  usage: 'Recorded usage: recording begins anew beside it.',
  kept: 'Nothing was overwritten.',
  action: 'Open settings',
} as const;
