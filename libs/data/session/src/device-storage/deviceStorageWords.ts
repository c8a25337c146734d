/** The texts about this device's storage, shared by all screens. */
export const deviceStorageWords = {
  used: 'Used',
  available: 'Available',
  amountUnknown: 'This browser does not report this figure.',
  reading: 'Loading…',
  protection: 'Protected from clearing',
  protections: {
    protected: { word: 'Yes', note: 'The browser keeps stored data until you clear it.' },
    'not-asked': {
      word: 'Not requested yet',
      note: 'Requested with the first save of a visit; until it agrees, the browser may clear stored data when space runs short.',
    },
    denied: {
      word: 'Denied',
      note: 'The browser denied the request and may clear stored data when space runs short.',
    },
    unknown: { word: 'Unknown', note: 'This browser does not report it.' },
  },
  ask: 'Request protection',
  granted: 'The browser will keep stored data until you clear it.',
  denied:
    'The browser denied the request. It usually agrees once the app is installed or used often. Your work is unchanged; a backup keeps it safe in any case.',
} as const;
