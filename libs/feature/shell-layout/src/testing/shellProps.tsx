import type { ShellLayoutProps } from '../ShellLayoutProps.js';

const nothing = () => undefined;

/** A shell around the overview, where nothing is the matter. */
export const shellProps: ShellLayoutProps = {
  title: 'Overview',
  children: <h1>Overview</h1>,
  search: { query: '', onQueryChange: nothing, results: [], status: 'idle', onSelect: nothing },
  online: true,
  theme: { choice: 'system', isStored: true, choose: nothing },
  dataShown: null,
  storageProblem: null,
  update: null,
  version: '1.4.0',
};
