/** The panel of trends: one row of charts, or one below the other in a screen that is narrower than all of them. */
const trends = 'clamp(13.8rem, (47rem - 100cqi) * 9999, 36.9rem)';

/** Approximate height of each panel, reserved until it is rendered. */
export const panelHeights = {
  forecast: '31rem',
  cost: '29rem',
  terminal: '16rem',
  map: '18rem',
  bridge: '35rem',
  base: '35rem',
  flows: '15rem',
  price: '18rem',
  trends,
} as const;

const letters = (rem: number): string => `${rem}rem`;

/** The panel of methods: two ranges of the model, and one for each multiple of its peers. */
export const methodsHeight = (peers: number): string => letters(peers > 0 ? 20.9 : 11.4);

/** The comparables: a row for each peer above those of the company, statistics and values; below, the transactions. */
export const comparablesHeight = (peers: number, transactions: number): string =>
  letters((peers > 0 ? 35 + 1.8 * peers : 15.7) + (transactions > 0 ? 31 + 1.8 * transactions : 6.5));
