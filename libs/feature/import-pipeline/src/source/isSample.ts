import type { DocumentRow } from '@finance-analyst/workspace';

/** Whether a portfolio is the sample, by the title that it is made with. */
export const isSample = ({ title }: Pick<DocumentRow, 'title'>): boolean =>
  /^Sample portfolio(?: \d+)?$/u.test(title);
