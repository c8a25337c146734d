import type { DataShown } from '@finance-analyst/market';
import { describe, expect, it } from 'vitest';
import { describeDataShown } from './describeDataShown.js';

const formatDate = (iso: string, length: string) => `${length} ${iso}`;
const describeShown = (shown: Partial<DataShown>) =>
  describeDataShown({ statements: null, prices: [], sample: false, ...shown }, formatDate);
const samplePrices = { source: 'Sample market', asOf: '2026-10-30' };
const importedPrices = { source: 'Imported file', asOf: '2026-11-19T16:00:00Z' };

describe('the footer’s line about the data on screen', () => {
  it('[SHELL-LAYOUT-8] names the sample market once for its statements and prices, and how far these reach', () => {
    for (const asOf of ['2026-10-30', '2026-10-30T00:00:00.000Z'])
      expect(describeShown({ statements: 'Sample market', prices: [{ ...samplePrices, asOf }] })).toBe(
        'Sample market · prices to day 2026-10-30',
      );
  });

  it('[SHELL-LAYOUT-8] names the source of statements apart from that of prices', () => {
    expect(describeShown({ statements: 'SEC EDGAR', prices: [importedPrices] })).toBe(
      'Statements: SEC EDGAR · Prices: Imported file, to minute 2026-11-19T16:00:00Z',
    );
  });

  it('[SHELL-LAYOUT-8] does not name the source of prices for statements that are not there, nor the other way', () => {
    expect(describeShown({ prices: [samplePrices] })).toBe('Prices: Sample market, to day 2026-10-30');
    expect(describeShown({ statements: 'SEC EDGAR' })).toBe('Statements: SEC EDGAR');
  });

  it('[SHELL-LAYOUT-8] names every source of prices', () => {
    expect(describeShown({ prices: [importedPrices, samplePrices] })).toBe(
      'Prices: Imported file, to minute 2026-11-19T16:00:00Z; Sample market, to day 2026-10-30',
    );
  });

  it('says when a screen shows none', () => {
    expect(describeDataShown(null, formatDate)).toBe('No market data on this screen');
  });
});
