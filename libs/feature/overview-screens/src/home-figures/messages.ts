/** The texts of the figures, loaded with them. */
export const messages = {
  savedModels: 'Saved models',
  newest: 'Last saved',
  prices: 'Prices',
  keptWhere: 'Storage',
  storageOpening: 'Opening…',
  onDevice: 'This device',
  inTab: 'This tab only',
  reachToCome: 'to be loaded',
  reachTo: (day: string, sampleDay: string | null) =>
    sampleDay === null ? `to ${day}` : `to ${day}; samples to ${sampleDay}`,
  lastLoaded: (moment: string) => `as loaded ${moment}`,
  noSample: 'No sample market',
} as const;
