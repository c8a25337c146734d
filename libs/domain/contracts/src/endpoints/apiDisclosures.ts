import type { PageEndpointId } from './pageEndpoints.js';

/** What users are told about the page's calls to an endpoint. */
export interface ApiDisclosure {
  readonly when: string;
  readonly carries: string;
}

const performance: ApiDisclosure = {
  when: 'In one page in ten, until the first failure',
  carries: 'How fast the page was, its address, a random number for the visit',
};

/** When the page calls each endpoint and what the call carries. Calls with the same disclosure share it. */
export const apiDisclosures: Readonly<Record<PageEndpointId, ApiDisclosure>> = {
  instrumentSearch: { when: 'While you search', carries: 'What you type into the search' },
  quotes: { when: 'When a screen shows prices', carries: 'The symbols on the screen' },
  priceHistory: { when: 'When a screen shows a price history', carries: 'A symbol and days' },
  exchangeRates: {
    when: 'When a screen converts between currencies',
    carries: 'Two currencies and days',
  },
  marketParameters: { when: 'When a model opens', carries: 'A symbol' },
  fundamentals: { when: 'When a company is valued', carries: 'A symbol and a day' },
  priceImport: {
    when: 'When you import a price file',
    carries: 'The file, its symbol, market and currency',
  },
  priceRemoval: { when: 'When you remove imported prices', carries: 'A symbol and its market' },
  status: { when: 'When a screen shows the data providers or what a search covers', carries: 'Nothing' },
  health: { when: 'On the status screen, and while the server does not respond', carries: 'Nothing' },
  performance,
  performanceSession: performance,
  performanceViolations: performance,
  webVitals: { when: 'In one page in ten', carries: 'How fast the page was, and its path' },
  cspViolations: {
    when: 'When the page’s security policy blocks something',
    carries: 'What was blocked, the page address, the browser’s name',
  },
  usage: {
    when: 'Only while you share usage records',
    carries: 'Usage and analytics events; nothing that was entered in a model',
  },
  bulkFundamentals: { when: 'When you add peers to a model', carries: 'Their symbols and a day' },
};
