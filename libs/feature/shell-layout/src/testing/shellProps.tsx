import type { DataShown } from '@finance-analyst/market';
import type { ShellLayoutProps } from '../ShellLayoutProps.js';

const nothing = () => undefined;

/** What a valuation of a sample company shows. */
export const sampleDataShown: DataShown = {
  statements: 'Sample market',
  prices: [{ source: 'Sample market', asOf: '2026-10-30' }],
  sample: true,
};

/** A shell around the overview, where nothing is the matter. */
export const shellProps: ShellLayoutProps = {
  title: 'Home',
  children: <h1>Home</h1>,
  search: { query: '', onQueryChange: nothing, results: [], status: 'idle', onSelect: nothing },
  online: true,
  theme: { choice: 'system', isStored: true, choose: nothing },
  dataShown: null,
  storageProblem: null,
  update: null,
  version: '1.4.0',
};
