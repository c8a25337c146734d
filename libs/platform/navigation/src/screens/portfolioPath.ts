import { paths } from './paths.js';

/** The address of a portfolio, or without its id of the list of portfolios. */
export const portfolioPath = (id?: string): string =>
  id === undefined
    ? paths.portfolio
    : `${paths.portfolio}?${new URLSearchParams({ portfolio: id }).toString()}`;
