/** The texts of the screens, in one place. */
export const messages = {
  notFound: 'Page not found',
  notFoundExplained:
    'There is no screen at this address. It may have been mistyped, or the link is older than the product.',
  searchLabel: 'Company to value',
  searchPlaceholder: 'Company name or symbol',
  searchEmpty: 'No company has that name or symbol.',
  nearest: 'Did you mean',
  home: 'Go to Home',

  changelog: 'What changed',
  changelogLead:
    'What each version brought. A change of method is one after which the same inputs give another figure.',
  kindOfChange: 'Kind of change',
  allChanges: 'All',
  changeKinds: { new: 'New', changed: 'Changed', fixed: 'Fixed', method: 'Method' },
  noChanges: 'No version has a change of this kind.',
  version: (version: string) => `Version ${version}`,
  affects: (kinds: readonly string[]) => `Moves the figures of ${kinds.join(' and ')}.`,
  affectedModels: (count: number) =>
    count === 1
      ? 'You made one of them before this version:'
      : `You made ${String(count)} of them before this version:`,
  nothingNew: 'Nothing new since you last looked. This is the version you have.',
  newsNotKept: 'This browser does not keep that you have seen this, so it will be offered again.',
  allVersions: 'All versions',

  inShort: 'In short',
  tableOf: (title: string) => `${title}: table`,
  terms: 'Terms',
  toPrivacy: 'What is stored and sent: privacy',

  privacy: 'Privacy',
  privacySummary: [
    'What you make is kept in this browser, on this device. Nobody else sees it.',
    'How the product is used is recorded here, for you; it leaves the device only if you say so below. Error and speed reports carry nothing that you entered.',
    'There is no advertising, and nothing is sold.',
    'You can take everything along as one file, and clear it, part by part.',
  ],
  consent: 'Recording and sharing',
  recording: 'Record on this device how the product is used',
  recordingExplained:
    'Screens opened, controls pressed, time spent, errors. Passwords and hidden fields are left out, other values cut to 100 characters; what you entered never leaves the device. It feeds the quality screens.',
  sharing: 'Share what is recorded',
  sharingExplained:
    'Sends what is recorded from now on to the server, and to product analytics where that is set up. Nothing leaves while this is off.',
  yourData: 'Your data on this device',
  exportExplained:
    'The file is the backup that Settings writes and restores: all documents with their earlier versions, the removed and unsaved ones too, and every entry listed below as local storage.',
  exportAll: 'Export everything',
  exporting: 'Writing the file',
  exported: (count: number, name: string) =>
    `${count === 1 ? 'One document' : `${String(count)} documents`} and all entries are in ${name}.`,
  exportFailed: 'Nothing was exported',
  clearLead: 'Each part can be cleared by itself. Your documents are asked for separately.',
  places: {
    usage: 'Usage records',
    settings: 'Settings',
    answers: 'Answers kept for offline use',
    work: 'Documents',
    product: 'Files of the product',
    tab: 'Gone with the tab',
  },
  clearExplained: {
    usage: 'What was done with the product, and the number of this browser.',
    settings: 'Everything chosen, tour and terminal.',
    answers: 'Searches, prices and filings as they were last answered.',
    work: 'All models with their versions, removed and unsaved ones too.',
  },
  clearPart: (verb: string, part: string) => `${verb}: ${part}`,
  clear: 'Clear',
  erase: 'Erase all',
  keep: 'Keep',
  clearing: 'Clearing',
  clearQuestion: {
    usage: 'Clear the usage records?',
    settings: 'Clear the settings?',
    answers: 'Clear the kept answers?',
    work: 'Erase all documents?',
  },
  clearConsequence: {
    usage: 'The quality screens start again from nothing. Documents and settings stay.',
    settings: 'Everything goes back to how it was at first. Documents stay.',
    answers:
      'What they held is asked of the server again; without a network it is missing until then. Saved models keep their own statements.',
    work: 'Every model, version, removed model and unsaved change is deleted from this device. This cannot be undone: export everything first if you may need it.',
  },
  cleared: {
    usage: 'The usage records are cleared.',
    settings: 'The settings are cleared.',
    answers: 'The kept answers are cleared.',
    work: 'All documents are erased from this device.',
  },
  clearFailed: 'Not everything was cleared',
  storageDenied: 'The browser did not let its storage be changed.',
  cachesDenied: 'The browser did not let its caches be changed.',
  storedHere: 'Stored on this device',
  storedName: 'Name',
  storedIn: 'In',
  storedHolds: 'Holds',
  storedPart: 'Part',
  storageKinds: {
    'local storage': 'Local storage',
    'session storage': 'Session storage',
    database: 'Database',
    cache: 'Cache',
  },
  sentToServer: 'Sent to the server of this page',
  sentExplained:
    'Where the server runs on your own machine, none of this leaves it. The server itself asks SEC EDGAR for filings, with the contact of whoever runs it, and Stooq and Yahoo for prices. They receive symbols, and nothing from your models.',
  sentElsewhere: 'Sent elsewhere',
  elsewhereExplained: 'Services without a key are never contacted.',
  callTo: 'To',
  callWhen: 'When',
  callCarries: 'Carries',

  userGuide: 'User guide',
  contents: 'Contents',
  guideContents: 'Contents of the guide',
  searchGuide: 'Search the guide',
  searchGuidePlaceholder: 'Beta, undo, offline …',
  searchResults: 'Sections found',
  found: (count: number, hasAllWords: boolean) => {
    if (count === 0) return 'No section has these words.';
    const words = hasAllWords ? 'these words' : 'some of these words, none has all of them';
    return count === 1 ? `One section has ${words}.` : `${String(count)} sections have ${words}.`;
  },
  replayTour: 'Replay the tour',
  severities: { error: 'Error', warning: 'Warning', note: 'Note' },
  exampleTitles: {
    'year-one': 'The first forecast year, in millions of USD',
    value: 'From cash flows to value per share, in millions of USD',
    'cost-of-capital': 'Cost of capital',
    'terminal-value': 'Terminal value by perpetual growth, in millions of USD',
    'implied-growth': 'The growth that a price implies',
    sensitivity: 'Value per share by cost of capital',
  },
  exampleLine: 'Line',
  exampleFormula: 'How',
  exampleFigure: 'Figure',
  given: 'given',
  examplePrice: 'Price',
  exampleImplied: 'Implied revenue growth',
  exampleAtGrowth: 'Value per share at that growth',
  exampleAtCost: (cost: string) => `At a cost of capital of ${cost}`,
} as const;
