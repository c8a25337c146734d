import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handedOver } from '../hand-over/handOverState.js';
import { openTool } from '../testing/openTool.js';
import { press } from '../testing/openWorkbench.js';

it('[VALUATION-SCREENS-315] asks for a company before it continues in the workbench', async () => {
  openTool();
  await press(screen.getByRole('button', { name: 'Continue in workbench' }));
  expect(screen.getByText('The workbench needs a company. Choose one here, then continue.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Company' }));
});

it('[VALUATION-SCREENS-315] opens the company’s workbench with the base case', async () => {
  const query = new URLSearchParams({
    symbol: 'EXM',
    basis: 'operating-income',
    revenue: '1000000000',
    shares: '1000000',
    netDebt: '0',
    years: '2',
    'growth.base': '0.06',
    'operating-income.finalMargin.base': '0.12',
    'operating-income.multiple.base': '11',
  });
  const { left } = openTool({ address: `/valuation-tool?${query}` });
  await press(screen.getByRole('button', { name: 'Continue in workbench' }));
  expect(left()?.pathname).toBe('/valuation-workbench');
  expect(left()?.search).toBe('?symbol=EXM');
  expect(handedOver(left()?.state)).toEqual({
    ok: true,
    value: { years: 2, growth: 0.06, operatingMargins: [0.12, 0.12], exitMultiple: 11 },
  });
});

it('[VALUATION-SCREENS-362] says which entries a base case lacks', async () => {
  const { left } = openTool({ address: '/valuation-tool?symbol=EXM&revenue=1000000000&shares=1000000' });
  await press(screen.getByRole('button', { name: 'Continue in workbench' }));
  expect(left()?.pathname).toBe('/valuation-workbench');
  expect(handedOver(left()?.state)).toEqual({
    ok: false,
    reason: 'The base case needs revenue growth, final net margin and exit P/E.',
  });
});
