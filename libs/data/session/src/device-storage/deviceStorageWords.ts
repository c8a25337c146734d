/** What the screens say of the storage on this device, in one place for all of them. */
export const deviceStorageWords = {
  used: 'Used',
  available: 'Available to the product',
  amountUnknown: 'This browser does not tell this figure.',
  reading: 'Being read',
  protection: 'Safe from clearing',
  protections: {
    protected: { word: 'Yes', note: 'The browser keeps what is stored until you clear it.' },
    'not-asked': {
      word: 'Not asked in this visit',
      note: 'The browser is asked with the first save of a visit; until it agrees it may clear what is stored when space is short.',
    },
    refused: {
      word: 'Refused',
      note: 'The browser was asked and did not agree; it may clear what is stored when space is short.',
    },
    unknown: { word: 'Not told', note: 'This browser cannot be asked, or does not tell.' },
  },
  ask: 'Ask the browser to keep it',
  granted: 'The browser will keep what is stored until you clear it.',
  refused:
    'The browser did not agree. It agrees more readily to an installed product, or one that is used often. Your work stays as it is, and a backup is safe in any case.',
} as const;
