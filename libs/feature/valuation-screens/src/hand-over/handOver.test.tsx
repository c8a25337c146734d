import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { handedOver, handOverState } from './handOverState.js';
import { openWorkbench, press, whenOpen, fieldOf, openRates } from '../testing/openWorkbench.js';

const handOver = {
  years: 7,
  growth: 0.06,
  operatingMargins: [0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12],
  exitMultiple: 11,
};

it('[VALUATION-SCREENS-314] takes what the tool handed over as one edit of a new model, and says what was carried', async () => {
  openWorkbench({ state: handOverState(handOver) });
  await whenOpen();
  const notice = await screen.findByText(/7 forecast years, revenue growth of 6\.0% a year/);
  expect(notice.textContent).toContain('operating margin from 6.0% to 12.0%, exit multiple of 11.0× EBIT');
  expect(notice.textContent).toContain(
    'Not imported: the cautious and optimistic cases, dividends, and revenue, shares, net debt',
  );
  openRates();
  expect(fieldOf('Growth 2032').value).toBe('6.0');
  await press(screen.getByRole('button', { name: 'Undo Valuation tool inputs' }));
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: /^Growth 2032/ })).toBeNull();
  });
  expect(screen.getByRole('button', { name: 'Redo Valuation tool inputs' })).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/7 forecast years, revenue growth/)).toBeNull();
});

it('[VALUATION-SCREENS-314] says that a net margin and P/E were not carried over', async () => {
  openWorkbench({ state: handOverState({ ...handOver, operatingMargins: null, exitMultiple: null }) });
  await whenOpen();
  const notice = await screen.findByText(/net margin and P\/E, which a free cash flow model does not use/);
  expect(notice.textContent).toContain('the cautious and optimistic cases, dividends, and revenue');
});

it.each([
  null,
  'text',
  {},
  handOverState({ ...handOver, years: 40 }),
  handOverState({ ...handOver, growth: Number.NaN }),
  handOverState({ ...handOver, operatingMargins: [0.1] }),
  handOverState({ ...handOver, exitMultiple: -3 }),
])('[VALUATION-SCREENS-314] takes nothing from what is no valuation of the tool: %j', (state) => {
  expect(handedOver(state)).toBeNull();
  expect(handedOver(handOverState(handOver))).toEqual(handOver);
});
