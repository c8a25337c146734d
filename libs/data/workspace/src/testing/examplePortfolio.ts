import {
  createDocument,
  newPortfolioBody,
  type PortfolioBody,
  type PortfolioDocument,
} from '@finance-analyst/documents';

/** A portfolio that was never saved. */
export const examplePortfolio = (
  id = 'portfolio-1',
  changes: Partial<PortfolioBody> = {},
): PortfolioDocument =>
  createDocument({
    kind: 'portfolio',
    id,
    ownerId: 'device',
    title: `Portfolio ${id}`,
    now: '2025-11-20T09:00:00.000Z',
    body: {
      ...newPortfolioBody('USD'),
      accounts: [{ id: 'main', name: 'Brokerage', currency: 'USD', opened: null, lotMethod: 'fifo' }],
      ...changes,
    },
  });
