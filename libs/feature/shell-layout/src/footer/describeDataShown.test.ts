import { describe, expect, it } from 'vitest';
import { describeDataShown } from './describeDataShown.js';

const formatDate = (iso: string, length: string) => `${length} ${iso}`;

describe('the footer’s line about the data on screen', () => {
  it('[SHELL-LAYOUT-8] names the sample market and how far its prices reach', () => {
    for (const asOf of ['2026-10-30', '2026-10-30T00:00:00.000Z'])
      expect(describeDataShown({ source: 'sample', asOf, sample: true }, formatDate)).toBe(
        'Sample market · prices to day 2026-10-30',
      );
  });

  it('[SHELL-LAYOUT-8] names a provider, to the minute when it says the time', () => {
    expect(
      describeDataShown({ source: 'SEC EDGAR', asOf: '2026-10-30T16:00:00Z', sample: false }, formatDate),
    ).toBe('SEC EDGAR · prices to minute 2026-10-30T16:00:00Z');
  });

  it('names only the source when it gives no date', () => {
    expect(describeDataShown({ source: 'SEC EDGAR', asOf: null, sample: false }, formatDate)).toBe(
      'SEC EDGAR',
    );
  });

  it('says when a screen shows none', () => {
    expect(describeDataShown(null, formatDate)).toBe('No market data on this screen');
  });
});
