import { createDocument, newPortfolioBody, type PortfolioDocument } from '@finance-analyst/documents';

/** An empty portfolio, never saved. */
export const examplePortfolio = (): PortfolioDocument =>
  createDocument({
    kind: 'portfolio',
    id: 'portfolio-1',
    ownerId: 'analyst',
    title: 'Retirement',
    now: '2026-11-20T09:00:00.000Z',
    body: newPortfolioBody('USD'),
  });
