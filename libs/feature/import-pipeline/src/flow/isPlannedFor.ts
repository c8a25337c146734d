import type { PortfolioBody } from '@finance-analyst/documents';

const isSame = (a: readonly { readonly id: string }[], b: readonly { readonly id: string }[]): boolean =>
  a.length === b.length && a.every(({ id }, place) => id === b[place]?.id);

/** Whether a portfolio still has the rows, accounts and instruments that an import was planned for. */
export const isPlannedFor = (planned: PortfolioBody, body: PortfolioBody): boolean =>
  isSame(planned.rows, body.rows) &&
  isSame(planned.accounts, body.accounts) &&
  isSame(planned.instruments, body.instruments);
