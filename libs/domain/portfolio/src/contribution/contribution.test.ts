import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyByHolding } from '../history/historyByHolding.js';
import { createLedger } from '../ledger/createLedger.js';
import { timeWeightedReturn } from '../returns/timeWeightedReturn.js';
import { rowKinds } from '../row/RowKind.js';
import { arbitraryMarket } from '../testing/arbitraryMarket.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { accountOf } from '../testing/rowsOf.js';
import { valueOf } from '../testing/valueOf.js';
import type { ValueHistory } from '../returns/ValueHistory.js';
import { contributionToReturn } from './contributionToReturn.js';
import { groupSegments } from './groupSegments.js';
import type { Segment } from './Segment.js';

/** Three parts over up to 40 days, with flows between them and from outside. */
const arbitraryParts = fc
  .array(
    fc.record({
      gains: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -150, max: 150 }))),
      moved: fc.integer({ min: -100, max: 100 }),
      external: fc.integer({ min: -200, max: 500 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((days) => {
    const parts = [0, 1, 2].map((): Segment => ({
      values: new Float64Array(days.length + 1).fill(1000),
      flows: new Float64Array(days.length + 1),
      gains: new Float64Array(days.length + 1),
    }));
    days.forEach(({ gains, moved, external }, before) => {
      const flows = [moved, -moved, external];
      parts.forEach((part, place) => {
        const value = part.values[before] as number;
        part.flows[before + 1] = flows[place] as number;
        // In thousandths of the value, so that no part is lost.
        part.gains[before + 1] = ((gains[place] as number) / 1000) * Math.abs(value);
        part.values[before + 1] = value + (flows[place] as number) + (part.gains[before + 1] as number);
      });
    });
    return parts;
  });

function wholeOf(parts: readonly Segment[]): ValueHistory {
  const length = parts[0]?.values.length ?? 0;
  const sums = (column: keyof Segment): Float64Array =>
    Float64Array.from({ length }, (_, at) =>
      parts.reduce((sum, part) => sum + (part[column][at] as number), 0),
    );
  const flows = sums('flows');
  return {
    days: Int32Array.from({ length }, (_, at) => 19_700 + at),
    values: sums('values'),
    inflows: flows.map((flow) => Math.max(flow, 0)),
    outflows: flows.map((flow) => Math.max(-flow, 0)),
  };
}

const sumOf = (figures: Float64Array): number => figures.reduce((sum, each) => sum + each, 0);

it('[PORTFOLIO-72] adds up to the time-weighted return', () => {
  fc.assert(
    fc.property(
      arbitraryParts,
      fc.constantFrom('start' as const, 'end' as const),
      fc.constantFrom('start' as const, 'end' as const),
      (parts, inflows, outflows) => {
        const whole = wholeOf(parts);
        const timing = { inflows, outflows };
        const expected = timeWeightedReturn(whole, timing);
        const found = contributionToReturn(whole, parts, timing);
        if (!expected.ok || !found.ok) {
          // Cariño has no factor for a day on which all is lost.
          expect(found.ok).toBe(false);
          return;
        }
        const scale = 1 + Math.abs(expected.value.total);
        expect(Math.abs(sumOf(found.value.contributions) - found.value.total)).toBeLessThanOrEqual(
          1e-12 * scale,
        );
        expect(Math.abs(found.value.total - expected.value.total)).toBeLessThanOrEqual(1e-12 * scale);
      },
    ),
  );
});

it('[PORTFOLIO-72] adds up for any ledger, and groups have the sums of their holdings', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryMarket, (rows, market) => {
      const { whole, holdings, cash } = historyByHolding(
        createLedger(rows, [accountOf('main'), accountOf('second')]),
        market,
      );
      const parts = [...holdings, ...cash];
      const found = contributionToReturn(whole, parts);
      const expected = timeWeightedReturn(whole);
      if (!found.ok || !expected.ok) return;
      const { contributions, total } = found.value;
      const scale = contributions.reduce((sum, each) => sum + Math.abs(each), 1);
      expect(Math.abs(sumOf(contributions) - total)).toBeLessThanOrEqual(1e-12 * scale);
      expect(Math.abs(total - expected.value.total)).toBeLessThanOrEqual(1e-7 * scale);
      const symbolOf = (part: Segment): string =>
        holdings.find((holding) => holding === part)?.instrument.symbol ?? 'cash';
      const groups = groupSegments<Segment>(parts, symbolOf);
      const grouped = valueOf(contributionToReturn(whole, [...groups.values()])).contributions;
      [...groups.keys()].forEach((group, at) => {
        const sum = parts.reduce(
          (total_, part, place) => total_ + (symbolOf(part) === group ? (contributions[place] as number) : 0),
          0,
        );
        expect(Math.abs((grouped[at] as number) - sum)).toBeLessThanOrEqual(1e-7 * scale);
      });
    }),
  );
});

it('[PORTFOLIO-72] links by Cariño', () => {
  // Two periods of 10% and 20%, all of the first from one part and all of the second from the other.
  const parts: Segment[] = [
    { values: Float64Array.of(50, 60, 60), flows: new Float64Array(3), gains: Float64Array.of(0, 10, 0) },
    { values: Float64Array.of(50, 50, 72), flows: new Float64Array(3), gains: Float64Array.of(0, 0, 22) },
  ];
  const { contributions, total } = valueOf(contributionToReturn(wholeOf(parts), parts));
  expect(total).toBeCloseTo(0.32, 14);
  expect(contributions[0]).toBeCloseTo((0.32 * Math.log(1.1)) / Math.log(1.32), 14);
  expect(contributions[1]).toBeCloseTo((0.32 * Math.log(1.2)) / Math.log(1.32), 14);
});

it('[PORTFOLIO-72] counts the gains of a day without a value on the next, and says why there is no contribution', () => {
  const flows = new Float64Array(3);
  const parts: Segment[] = [
    { values: Float64Array.of(50, Number.NaN, 60), flows, gains: Float64Array.of(0, 0, 10) },
    { values: Float64Array.of(50, 55, 55), flows, gains: Float64Array.of(0, 5, 0) },
  ];
  const whole = wholeOf(parts);
  const found = valueOf(contributionToReturn(whole, parts));
  expect(found.carriedDays).toBe(1);
  expect([...found.contributions]).toEqual([expect.closeTo(0.1, 14), expect.closeTo(0.05, 14)]);
  const lost: Segment = { values: Float64Array.of(100, 0, 0), flows, gains: Float64Array.of(0, -100, 0) };
  expect(contributionToReturn(wholeOf([lost]), [lost])).toEqual({
    ok: false,
    reason: 'Everything was lost on a day, so that contributions cannot be linked.',
  });
  const unknown = { ...lost, gains: Float64Array.of(0, Number.NaN, 0) };
  expect(contributionToReturn(wholeOf([lost]), [unknown])).toEqual({
    ok: false,
    reason: 'A gain in the period is not known.',
  });
  expect(contributionToReturn(wholeOf(parts), [{ ...lost, gains: new Float64Array(2) }])).toMatchObject({
    ok: false,
  });
});
