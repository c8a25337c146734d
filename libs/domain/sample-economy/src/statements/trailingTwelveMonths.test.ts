import { describe, expect, it } from 'vitest';
import { createSampleMarket } from '../createSampleMarket.js';
import { trailingTwelveMonths } from './trailingTwelveMonths.js';

const { quarterly } = createSampleMarket().fundamentals('ALD.SMP');

describe('trailingTwelveMonths', () => {
  it('sums the flows of the last four quarters and names them', () => {
    const trailing = trailingTwelveMonths(quarterly);
    const lastFour = quarterly.slice(-4);
    const revenue = trailing?.figures.revenue;
    expect(revenue?.value).toBe(
      lastFour.reduce((sum, { figures }) => sum + (figures.revenue?.value ?? 0), 0),
    );
    expect(revenue?.components.map(({ label, value }) => [label, value])).toEqual(
      lastFour.map(({ label, figures }) => [label, figures.revenue?.value]),
    );
    expect(revenue?.derivation).toBe('Sum of the last four quarters');
    expect([trailing?.start, trailing?.end]).toEqual([lastFour[0]?.start, lastFour[3]?.end]);
  });

  it('takes balances from the latest quarter as filed', () => {
    const trailing = trailingTwelveMonths(quarterly);
    const latest = quarterly.at(-1);
    expect(trailing?.figures.cash).toEqual(latest?.figures.cash);
    expect(trailing?.figures.sharesOutstanding).toEqual(latest?.figures.sharesOutstanding);
  });

  it('[SAMPLE-ECONOMY-9] has no weighted share counts or earnings per share, which never add up', () => {
    const figures = trailingTwelveMonths(quarterly)?.figures;
    expect(figures?.revenue).toBeDefined();
    expect([figures?.basicShares, figures?.dilutedShares, figures?.dilutedEarningsPerShare]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leaves a flow missing that one of the quarters lacks', () => {
    const incomplete = quarterly.map((quarter, index) =>
      index === quarterly.length - 3 ? { ...quarter, figures: {} } : quarter,
    );
    expect(trailingTwelveMonths(incomplete)?.figures.revenue).toBeUndefined();
  });

  it('is null with fewer than four quarters', () => {
    expect(trailingTwelveMonths(quarterly.slice(0, 3))).toBeNull();
  });
});
