/** Why nothing is measured or sent, as sentences. */
export const messages = {
  notStarted: 'Monitoring has not started.',
  notInRun: (runKind: string) => `Monitoring is off in ${runKind} runs.`,
  stopped: 'Monitoring has stopped.',
  notLoaded: 'Monitoring could not be loaded. Reload the page when you are online.',
  offline: 'The device was offline. Nothing more is sent until the page is reloaded.',
  refused: 'A report could not be sent. Nothing more is sent until the page is reloaded.',
  noBeacons: 'This browser cannot send reports in the background.',
  notMeasured: (what: string) => `This browser does not measure ${what}.`,
};
