import { csvLayout } from '../layouts/csvLayout.js';
import { portfolioPerformanceOutcomes } from './portfolioPerformanceOutcomes.js';

/** The CSV of transactions of Portfolio Performance, of its accounts and of its depots. */
export const portfolioPerformance = csvLayout({
  id: 'portfolio-performance',
  name: 'Portfolio Performance',
  hints: { dateOrder: 'year-first' },
  headings: [
    [
      'date',
      'type',
      'value',
      'transaction currency',
      'shares',
      'isin',
      'ticker symbol',
      'security name',
      'note',
    ],
    ['datum', 'typ', 'wert', 'buchungswahrung', 'stuck', 'isin', 'ticker symbol', 'wertpapiername', 'notiz'],
  ],
  outcomesOf: portfolioPerformanceOutcomes,
});
