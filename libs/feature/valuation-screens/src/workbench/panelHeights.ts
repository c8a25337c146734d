/** One more row of charts in a screen that is narrower than a width. */
const rowBelow = (width: string, height = '11.55rem'): string =>
  `clamp(0rem, (${width} - 100cqi) * 9999, ${height})`;

/** The panel of trends: its charts in one row, or in as many as a narrower screen needs. */
export const trendsHeight = (charts: number): string =>
  charts > 3
    ? `calc(13.8rem + ${rowBelow('79.5rem')} + ${rowBelow('47rem')} + ${rowBelow('31.7rem', '23.1rem')})`
    : `calc(13.8rem + ${rowBelow('47rem', '23.1rem')})`;

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
  trends: trendsHeight(5),
} as const;

const letters = (rem: number): string => `${rem}rem`;

/** The panel of methods: two ranges of the model, and one for each multiple of its peers. */
export const methodsHeight = (peers: number): string => letters(peers > 0 ? 20.9 : 11.4);

/** The comparables: a row for each peer above those of the company, statistics and values; below, the transactions. */
export const comparablesHeight = (peers: number, transactions: number): string =>
  letters((peers > 0 ? 35 + 1.8 * peers : 15.7) + (transactions > 0 ? 31 + 1.8 * transactions : 6.5));
