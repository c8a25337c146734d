import type { GuideSection } from '../user-guide/GuideSection.js';

/** What is owned, how it is imported, and how it did. */
export const portfolioSections: readonly GuideSection[] = [
  {
    id: 'portfolio',
    title: 'Portfolios',
    keywords: [
      'holdings',
      'ledger',
      'transactions',
      'lots',
      'cost basis',
      'fifo',
      'accounts',
      'cash',
      'broker',
    ],
    blocks: [
      'A portfolio is a ledger: everything that happened in your accounts, from which holdings, lots, cash and gains follow. “Open sample portfolio” shows one with ten years of trades in the sample market.',
      'Values are at the last prices. The gain of a holding is its value less its cost at the exchange rate of the day on which each lot was bought, in two parts: from price, in the currency of the instrument at the rate of its day, and from currency, with the cross term. A holding without a price or exchange rate has no value, and the total says so.',
      'Each account has a rule for the lots that it sells first: first in, last in, highest cost, average cost, or those that the sale names. A transaction that cannot be, such as a sale of what is not held, is not counted, with the reason.',
      { link: { href: '/portfolio', label: 'Open Portfolio' } },
    ],
  },
  {
    id: 'importing-transactions',
    title: 'Importing transactions',
    keywords: [
      'import',
      'csv',
      'excel',
      'xlsx',
      'ofx',
      'qfx',
      'broker file',
      'statement',
      'duplicate',
      'take back',
      'export from broker',
    ],
    blocks: [
      '“Import transactions” reads the export of your broker: Interactive Brokers, Schwab, Fidelity, Degiro, Trading 212, Trade Republic, Portfolio Performance, Ghostfolio and this product’s own CSV are recognized, and so are OFX statements of banks and brokers; the columns of any other table, CSV or Excel, can be assigned once and are remembered. Encoding, separator, decimal sign and order of dates are detected and can be changed.',
      'The preview shows holdings and cash before and after, what the portfolio already has, and every refused line with its reason. Nothing is saved before you choose Import. The same file twice adds nothing, and an overlapping export adds only what is new.',
      'Where the file states closing holdings or cash, they are compared with the portfolio’s. An import is one step: “Take back” removes it as a whole.',
      '“Export” in the transactions of a portfolio writes them as CSV with every field, as the two CSV files that Portfolio Performance imports, or as JSON for Ghostfolio. What a format has no place for is named before the file is written. Each file can be imported here again.',
    ],
  },
  {
    id: 'returns',
    title: 'Returns',
    keywords: [
      'twr',
      'mwr',
      'irr',
      'xirr',
      'dietz',
      'performance',
      'contribution',
      'drawdown',
      'benchmark',
      'bridge',
    ],
    blocks: [
      '“Analytics” answers how a portfolio did, over any window and for one account or all. The time-weighted return, the product of daily returns, says how good the decisions were. The money-weighted return, the rate that discounts all flows to nothing, says what your money earned. Modified Dietz is the gain over the average capital, and the simple return the gain over all that was invested.',
      'The bridge leads from the opening to the closing value: deposits, withdrawals, price, income, currency, fees and taxes, to the cent. Contributions are linked by Cariño, so that they add up to the time-weighted return. A benchmark is shown with its own return, and with what your deposits and withdrawals would have become in it.',
      'Annual rates are given from one year on. Days without a price carry the last one forward and are counted.',
    ],
  },
];
