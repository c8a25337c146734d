import { expect, it } from 'vitest';
import { groupResults } from './groupResults.js';

it('[COMPONENTS-20] puts results under their headings, in the order in which they came', () => {
  const alone = { id: 'NWI', title: 'Northwind' };
  const settings = { id: 'settings', title: 'Settings', group: 'Screens' };
  const status = { id: 'status', title: 'Status', group: 'Screens' };
  const terminal = { id: 'terminal', title: 'Open the terminal', group: 'Commands' };
  expect(groupResults([alone, settings, status, terminal])).toEqual([
    alone,
    { id: 'group Screens', heading: 'Screens', results: [settings, status] },
    { id: 'group Commands', heading: 'Commands', results: [terminal] },
  ]);
});
