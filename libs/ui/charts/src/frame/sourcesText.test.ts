import { expect, it } from 'vitest';
import { sourcesText } from './sourcesText.js';

it('[CHARTS-55] formats the price date for its reader, and changes nothing else', () => {
  const provenance = { label: '10-K of 2025-10-31', price: { source: 'Exchange', day: '2026-11-20' } };
  expect(sourcesText(provenance, () => '20.11.2026')).toBe('10-K of 2025-10-31, price: Exchange, 20.11.2026');
  expect(sourcesText(provenance)).toBe('10-K of 2025-10-31, price: Exchange, 2026-11-20');
  expect(sourcesText({ label: 'Filings', filed: '2026-10-06' }, () => 'Oct 6, 2026')).toBe(
    'Filings, statements filed Oct 6, 2026',
  );
  expect(sourcesText({ label: '10-K 2025', detail: 'note 9' })).toBe('10-K 2025, note 9');
});
