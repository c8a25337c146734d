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
          'The workbench opens with a value per share, computed from the company’s filings and from assumptions, each with its source.',
          'Change an assumption. The value, the sensitivity, the growth implied by the price and the checks update immediately, and a line shows the effect.',
          'Press any figure to see its formula and inputs, down to the filing.',
          'Save. The model then appears on Home, its value beside the last price and its date.',
        ],
      },
      '“New model…”, on Home and among the commands, leads to a saved model in three steps: the kind of model, the company, then name and number of years. Your entries stay while the dialog is closed.',
      'The search at the top finds companies by symbol, name, brand or former name, even with typos, and screens and commands by name.',
      'No setup is needed: without a contact for SEC EDGAR, a sample market of fictional companies is available.',
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
      'Statements come from SEC EDGAR, as filed, for companies that file in the United States. The server’s operator sets a contact (`SEC_EDGAR_CONTACT`); without one, SEC EDGAR is never contacted. Prices of these companies come from Stooq and Yahoo. The sample market is built in: its companies, filings and prices are fictional and labeled as sample everywhere, including in files.',
      'Every figure shows its date and its source. A statement line names its tag and filing; if a later filing restates an earlier year, the later value is used and both are shown.',
      'Figures that may be out of date are marked with their age and the reason, and can be refreshed. A figure that cannot be computed is a dash with its reason, never 0.',
      'A model uses nothing filed after its “known on” date. Add `asOf=2024-12-31` to the address of the workbench to value a company as it was known on that day.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and how to import them',
    keywords: ['quotes', 'price history', 'csv', 'stooq', 'yahoo', 'enter a price', 'closing price'],
    blocks: [
      'The server fetches end-of-day prices of a listed company, and of the market index behind its beta, when a screen first needs them: from Stooq, or from Yahoo if Stooq has no recent price. It stores them and refreshes them after the next close at the earliest. There are no intraday prices. Each price shows its date and source.',
      '`PRICE_PROVIDERS` sets which services the server uses and in which order; `PRICE_PROVIDERS=none` turns them off. Their terms of use apply to you.',
      'To use your own price, press the price in the workbench header and enter it with its date. It stays in that model until you change it.',
      'To import a price history, drop a CSV file anywhere on the workbench, or choose “Import prices” in the model’s menu. The Stooq and Yahoo layouts are supported: `Date`, `Open`, `High`, `Low`, `Close`, and optionally `Adj Close`, `Volume`, `Dividends` and `Stock Splits`. The latest price is used; on the same date, the imported one. To remove imported prices, press the price and choose “Remove imported prices”, or run `npm run import -- prices --remove --symbol AAPL` on the server.',
      'From the command line, `npm run import -- prices aapl.csv --symbol AAPL` does the same; add `--currency` and `--exchange` if the symbol alone does not determine them. The report lists every rejected row with its reason. A file of more than fifty thousand rows is rejected.',
      'Importing a corrected file replaces the prices on its dates and removes dividends or splits it no longer lists.',
    ],
  },
];
