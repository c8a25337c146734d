import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openWorkbench, whenOpen } from '../testing/openWorkbench.js';

it('[VALUATION-SCREENS-708] shows what other features know of the company under its name', async () => {
  openWorkbench({ notesOf: (symbol) => <p>Held: {symbol}</p> });
  await whenOpen();
  const header = screen.getByRole('heading', { level: 1 }).closest('header');
  expect(header?.textContent).toContain('Held: EXM');
});
