import { createWorkspace } from '@finance-analyst/workspace';
import { expect, it } from 'vitest';
import { openedPortfolios } from './openedPortfolios.js';

const workspace = () =>
  createWorkspace({
    indexedDB: undefined,
    clock: () => new Date('2025-11-20T10:00:00.000Z'),
    createId: () => 'id',
    ownerId: 'device',
  });
const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it('[PORTFOLIOS-60] lists the portfolio that was opened last first, and leaves the others as they are', () => {
  const [here, elsewhere] = [workspace(), workspace()];
  const listed = () => openedPortfolios.lastFirst(here, rows).map(({ id }) => id);
  expect(listed()).toEqual(['a', 'b', 'c']);
  openedPortfolios.remember(here, 'b');
  openedPortfolios.remember(here, 'c');
  openedPortfolios.remember(here, 'gone');
  expect(listed()).toEqual(['c', 'b', 'a']);
  openedPortfolios.remember(here, 'b');
  expect(listed()).toEqual(['b', 'c', 'a']);
  expect(openedPortfolios.lastFirst(elsewhere, rows)).toEqual(rows);
});
