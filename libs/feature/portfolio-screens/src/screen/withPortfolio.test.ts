import { expect, it } from 'vitest';
import { withPortfolio } from './withPortfolio.js';

it('[PORTFOLIO-SCREENS-177] shows a saved copy in the view of its original', () => {
  const before = new URLSearchParams('portfolio=a&view=transactions&show=refused&version=3');
  expect(withPortfolio(before, 'b').toString()).toBe('portfolio=b&view=transactions&show=refused');
  expect(before.get('portfolio')).toBe('a');
});
