import { screenQuestions, screens } from '@finance-analyst/navigation';
import type { GuideSection } from '../user-guide/GuideSection.js';

export const startSections: readonly GuideSection[] = [
  {
    id: 'start',
    title: 'The first valuation',
    keywords: ['tutorial', 'getting started', 'how to', 'save a model'],
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
      'Nothing has to be set up for that: without a configured provider the product offers a sample market of fictional companies.',
    ],
  },
  {
    id: 'screens',
    title: 'The screens',
    keywords: ['pages', 'navigation', 'where is'],
    blocks: [
      'Each answers one question.',
      {
        terms: screens.map(({ id, title }) => [title, screenQuestions[id]] as const),
      },
    ],
  },
  {
    id: 'sources',
    title: 'Companies and where their figures come from',
    keywords: ['ticker', 'symbol', 'stocks', 'demo data', 'real-time', 'live data'],
    blocks: [
      'Two sources give companies. SEC EDGAR has the statements of companies that file in the United States, as filed; whoever runs the server names a contact for it (`SEC_EDGAR_CONTACT`), without which it is not asked. The sample market is made up by the product: its companies, filings and prices are fictional, and labelled as sample wherever they stand, in files too.',
      'Every figure shows its date and its source. A statement line names the tag of the filing that it was taken from; where a later filing gives an earlier year another value, the later one holds, and both can be seen.',
      'What may be out of date is marked as stale, with its age and the reason, and can be asked for again. What cannot be computed is a dash with its reason, never 0.',
      'A model takes in nothing filed after its day “known on”. Add `asOf=2024-12-31` to the address of the workbench to value a company as it was known on that day.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and how to import them',
    keywords: ['quotes', 'price history', 'csv'],
    blocks: [
      'EDGAR has no prices. Bring them as a file in the layout of Stooq or Yahoo: a heading with `Date`, `Open`, `High`, `Low`, `Close`, and where there are any `Adj Close`, `Volume`, `Dividends` and `Stock Splits`.',
      '`npm run import -- prices aapl.csv --symbol AAPL` takes the file in; `--currency` and `--exchange` say what the symbol alone does not. The report names every row that was refused, and why; a file of more than fifty thousand rows is refused as a whole.',
      'Importing a corrected file again replaces the days that it holds, and takes back a dividend or split that it no longer tells.',
    ],
  },
];
