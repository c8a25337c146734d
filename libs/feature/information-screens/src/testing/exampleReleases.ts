import type { Release } from '../changelog/Release.js';

/** Three versions, the newest with a method change. */
export const exampleReleases: readonly [Release, ...Release[]] = [
  {
    version: '0.10.0',
    date: '2027-03-01',
    entries: [
      { kind: 'new', text: 'Scenarios can be weighed.' },
      {
        kind: 'method',
        text: 'Leases count as debt under US GAAP too.',
        affects: ['valuation-model'],
      },
    ],
  },
  {
    version: '0.9.0',
    date: '2027-01-15',
    entries: [
      { kind: 'changed', text: 'The bridge stands above the forecast.' },
      { kind: 'fixed', text: 'A long name no longer covers the price.' },
    ],
  },
  { version: '0.1.0', date: '2026-11-21', entries: [{ kind: 'new', text: 'The first version.' }] },
];
