import { expect, it } from 'vitest';
import { exampleProvider, filingsStatus, sampleStatus } from '../testing/exampleStatus.js';
import { describeCoverage, type CoverageStatus } from './describeCoverage.js';

const describe = (status: CoverageStatus) =>
  describeCoverage(status, (count) => count.toLocaleString('en-US'));
const filersOnly = { ...filingsStatus, companies: filingsStatus.companies.slice(1) };
const unset = { ...exampleProvider, id: 'prices', state: 'not-configured' } as const;

it('[OVERVIEW-SCREENS-21] counts the sample companies and says how to get filers, in the server’s words', () => {
  expect(describe(sampleStatus)).toEqual([
    'This server searches 24 sample companies.',
    'SEC filers are not included: SEC EDGAR is not configured. Set SEC_EDGAR_CONTACT to an e-mail address.',
  ]);
});

it('[OVERVIEW-SCREENS-21] counts filers and names who gives prices', () => {
  expect(describe(filingsStatus)).toEqual([
    'Search covers 10,123 SEC filers and 24 sample companies.',
    'Prices: Example Prices.',
  ]);
  expect(describe(filersOnly)[0]).toBe('Search covers 10,123 SEC filers.');
});

it('[OVERVIEW-SCREENS-21] says that prices are missing, and how to get them', () => {
  expect(describe({ ...filersOnly, providers: [exampleProvider] })[1]).toBe(
    'No price provider is configured. Import a price file to compare values with prices.',
  );
  const reason = 'Set PRICES to on.';
  expect(describe({ ...filersOnly, providers: [exampleProvider, { ...unset, reason }] })[1]).toBe(
    'No price provider is configured. Set PRICES to on.',
  );
});

it('[OVERVIEW-SCREENS-21] says that the list of filers is not loaded yet, or why it is missing', () => {
  const samples = { companies: sampleStatus.companies };
  expect(describe({ ...samples, providers: [exampleProvider] })[1]).toBe(
    'Companies from SEC EDGAR load with the first search.',
  );
  const failing = { ...exampleProvider, state: 'failing', reason: 'SEC EDGAR cannot be reached.' } as const;
  expect(describe({ ...samples, providers: [failing] })[1]).toBe(
    'SEC filers are not available: the list of SEC EDGAR could not be loaded. SEC EDGAR cannot be reached.',
  );
  expect(describe({ companies: [], providers: [] })).toEqual(['This server has no companies to search yet.']);
});
