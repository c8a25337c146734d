import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AnalyticsSelection,
  attributionGroupNames,
  groupNames,
  leftOutNames,
  periodNames,
  readSelection,
  timingNames,
  timingOf,
  windowNames,
  writeSelection,
} from './AnalyticsSelection.js';

const usual: AnalyticsSelection = {
  window: 'start',
  from: null,
  to: null,
  account: null,
  scope: null,
  timing: 'usual',
  group: 'holding',
  period: 'year',
  benchmark: null,
  versus: null,
  attributionGroup: 'sector',
  without: [],
};

it('[ANALYTICS-SCREENS-2] reads what it wrote, and keeps the rest of the address', () => {
  const day = fc.constantFrom(null, '2024-02-29', '2025-01-01');
  fc.assert(
    fc.property(
      fc.record({
        window: fc.constantFrom(...windowNames),
        from: day,
        to: day,
        account: fc.constantFrom(null, 'main', 'a b&c'),
        scope: fc.constantFrom(null, 'holding:XNAS:AAPL', 'sector:Oil & gas'),
        timing: fc.constantFrom(...timingNames),
        group: fc.constantFrom(...groupNames),
        period: fc.constantFrom(...periodNames),
        benchmark: fc.constantFrom(null, 'IXA.SMP'),
        versus: fc.constantFrom(null, 'targets', 'weights:ACME 60, INDEX 40'),
        attributionGroup: fc.constantFrom(...attributionGroupNames),
        without: fc.subarray([...leftOutNames]),
      }),
      (selection) => {
        const query = writeSelection(new URLSearchParams('portfolio=one&from=2020-01-01'), selection);
        const days = selection.window === 'custom' ? {} : { from: null, to: null };
        expect(readSelection(query)).toEqual({ ...selection, ...days });
        expect(query.get('portfolio')).toBe('one');
      },
    ),
  );
});

it('[ANALYTICS-SCREENS-2] leaves out what is as usual, and takes what it cannot read as usual', () => {
  expect(writeSelection(new URLSearchParams(), usual).toString()).toBe('');
  expect(
    readSelection(
      new URLSearchParams('window=ever&from=soon&flows=never&by=luck&periods=eon&benchmark=+&account='),
    ),
  ).toEqual(usual);
  expect(timingOf('usual')).toEqual({ inflows: 'start', outflows: 'end' });
  expect(timingOf('end')).toEqual({ inflows: 'end', outflows: 'end' });
});
