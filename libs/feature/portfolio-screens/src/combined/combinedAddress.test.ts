import { expect, it } from 'vitest';
import { allPortfoliosPath, combinedIn, combinedQuery } from './combinedAddress.js';

const read = (query: string) => combinedIn(new URLSearchParams(query));

it('[PORTFOLIO-SCREENS-120] names all portfolios or some, with currency and grouping, in a stable address', () => {
  expect(allPortfoliosPath).toBe('/portfolio?portfolios=all');
  expect(read('portfolios=all')).toEqual({ ids: null, currency: null, grouping: 'portfolio' });
  const some = { ids: ['a b', 'c,d'], currency: 'EUR', grouping: 'sector' } as const;
  expect(combinedIn(combinedQuery(some))).toEqual(some);
});

it('[PORTFOLIO-SCREENS-120] reads what it does not know as what is usual, and no portfolios as none', () => {
  expect(read('portfolios=a&portfolios=a&group=toString&currency=dollars')).toEqual({
    ids: ['a'],
    currency: null,
    grouping: 'portfolio',
  });
  expect(read('portfolio=a')).toBeNull();
  expect(read('portfolios=')).toBeNull();
});
