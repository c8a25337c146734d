import type { ScreenDescription } from '@finance-analyst/navigation';
import type { GuideSection } from '../user-guide/GuideSection.js';

export const startSections = (screens: readonly ScreenDescription[]): readonly GuideSection[] => [
  {
    id: 'start',
    title: 'The first valuation',
    keywords: ['tutorial', 'getting started', 'how to', 'save a model', 'search'],
    blocks: [
      {
        steps: [
          'Search for a company in the top bar (`Ctrl K`, on a Mac `⌘ K`) or choose one of the sample companies on Home.',
          'The workbench opens with a value per share, computed from the company’s filings and from assumptions that each say where they come from.',
          'Change an assumption. The value, the sensitivity, the growth that the price implies and the checks follow at once, and a line says what the change did.',
          'Press any figure to see its formula and what went into it, down to the filing.',
          'Save. The model stands on Home from then on, its value beside the last price and its day.',
        ],
      },
      'The search at the top finds companies by symbol, name, brand or former name, also with a typing error, and screens and commands by name.',
      'No setup is needed: without a contact for SEC EDGAR the product offers a sample market of fictional companies.',
    ],
  },
  {
    id: 'screens',
    title: 'The screens',
    keywords: ['pages', 'navigation', 'where is'],
    blocks: [
      'Each answers one question.',
      {
        terms: screens.map(({ title, question }) => [title, question] as const),
      },
    ],
  },
  {
    id: 'sources',
    title: 'Companies and where their figures come from',
    keywords: ['ticker', 'symbol', 'stocks', 'demo data', 'real-time', 'live data'],
    blocks: [
      'Statements come from SEC EDGAR: companies that file in the United States, as filed. Whoever runs the server sets a contact for it (`SEC_EDGAR_CONTACT`); without one it is never contacted. Prices of these companies come from Stooq and Yahoo. The sample market is part of the product: its companies, filings and prices are fictional and labeled as sample everywhere, in files too.',
      'Every figure shows its date and its source. A statement line names the tag of the filing that it was taken from; where a later filing gives an earlier year another value, the later one holds, and both can be seen.',
      'What may be out of date is marked as stale, with its age and the reason, and can be asked for again. What cannot be computed is a dash with its reason, never 0.',
      'A model takes in nothing filed after its day “known on”. Add `asOf=2024-12-31` to the address of the workbench to value a company as it was known on that day.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and how to import them',
    keywords: ['quotes', 'price history', 'csv', 'stooq', 'yahoo', 'enter a price', 'closing price'],
    blocks: [
      'The server fetches end-of-day prices of a listed company, and of the market index behind its beta, when a screen first needs them: from Stooq, and from Yahoo where Stooq has no recent price. It stores them and asks again after the next close at the earliest. There are no prices during the session. Each price shows its day and its source.',
      '`PRICE_PROVIDERS` sets which services the server asks and in which order; `PRICE_PROVIDERS=none` turns them off. Their terms of use apply to you.',
      'To use a price of your own, press the price in the header of the workbench and enter it with its date. It stays in that model until you change it.',
      'To import a price history, drop a CSV file anywhere on the workbench, or choose “Import prices” in the menu of the model. The layouts of Stooq and Yahoo are read: `Date`, `Open`, `High`, `Low`, `Close`, and optionally `Adj Close`, `Volume`, `Dividends` and `Stock Splits`. The newest price counts; of the same day, an imported one. To remove them again, press the price and choose “Remove imported prices”, or run `npm run import -- prices --remove --symbol AAPL` where the server runs.',
      'From the command line, `npm run import -- prices aapl.csv --symbol AAPL` does the same; `--currency` and `--exchange` add what the symbol alone does not say. The report names every refused row with its reason. A file of more than fifty thousand rows is refused as a whole.',
      'Importing a corrected file replaces the days in it, and removes a dividend or split that it no longer has.',
    ],
  },
];
