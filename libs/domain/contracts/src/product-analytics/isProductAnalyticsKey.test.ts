import { expect, it } from 'vitest';
import { isProductAnalyticsKey } from './isProductAnalyticsKey.js';

it('[CONTRACTS-11] takes a key of the service', () => {
  expect(isProductAnalyticsKey('phc_Q2w9eRt7yUi4oPa8sDf3gHj6kLz1xCv5bNm0')).toBe(true);
});

it.each([
  null,
  '',
  'phc_',
  'phc_placeholder',
  'phc_your_key',
  'YOUR_POSTHOG_KEY',
  'phc_YOUR1project2api3key4here5',
  `phc_${'x'.repeat(43)}`,
  'pk_live_1234567890abcdefghij',
])('[CONTRACTS-11] takes %j for a placeholder', (key) => {
  expect(isProductAnalyticsKey(key)).toBe(false);
});
