import type { PortfolioBody } from '@finance-analyst/documents';

/** Of lines that name no currency: that of the only account, else of the portfolio. */
export const currencyOfLines = ({
  accounts: [only, ...others],
  currency,
}: Pick<PortfolioBody, 'accounts' | 'currency'>): string =>
  only && others.length === 0 ? only.currency : currency;
