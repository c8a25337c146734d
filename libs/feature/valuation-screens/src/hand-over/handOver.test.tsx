import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QuickHandOver } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { handedOver, handOverState } from './handOverState.js';
import { exampleBankFundamentals } from '../testing/exampleBank.js';
import { openWorkbench, press, whenOpen, fieldOf, openRates } from '../testing/openWorkbench.js';
import { messages } from './messages.js';

const valuation = {
  years: 7,
  growth: 0.06,
  operatingMargins: [0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12],
  exitMultiple: 11,
};
const handedOverWith = (changes: Partial<QuickHandOver>) =>
  handOverState({ ok: true, value: { ...valuation, ...changes } });

it('[VALUATION-SCREENS-314] takes what the tool handed over as one edit of a new model, and says what was carried', async () => {
  openWorkbench({ state: handedOverWith({}) });
  await whenOpen();
  const notice = await screen.findByText(/7 forecast years, revenue growth of 6\.0% a year/);
  expect(notice.textContent).toContain('operating margin from 6.0% to 12.0%, exit multiple of 11.0× EBIT');
  expect(notice.textContent).toContain(messages.notCarried);
  openRates();
  expect(fieldOf('Growth 2032').value).toBe('6.0');
  await press(screen.getByRole('button', { name: 'Undo Valuation tool inputs' }));
  await waitFor(() => {
    expect(fieldOf('Growth 2032').value).not.toBe('6.0');
  });
  expect(fieldOf('Growth 2035')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Redo Valuation tool inputs' })).toBeTruthy();
});

it('[VALUATION-SCREENS-314] says what was carried over only while it is in the model, until dismissed', async () => {
  openWorkbench({ state: handedOverWith({}) });
  await whenOpen();
  const notice = () => screen.queryByText(/7 forecast years, revenue growth/);
  await waitFor(() => {
    expect(notice()).toBeTruthy();
  });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(notice()).toBeNull();
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  expect(notice()).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice()).toBeNull();
});

it('[VALUATION-SCREENS-362] says why nothing was carried over', async () => {
  openWorkbench({ state: handOverState({ ok: false, reason: 'The base case needs exit P/E.' }) });
  await whenOpen();
  expect(await screen.findByText('Nothing was imported from the valuation tool')).toBeTruthy();
  expect(screen.getByText('The base case needs exit P/E.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo / })).toBeNull();
});

it('[VALUATION-SCREENS-362] says that a model of a bank takes nothing', async () => {
  openWorkbench({ state: handedOverWith({}), market: () => ({ fundamentals: exampleBankFundamentals() }) });
  expect(await screen.findByText('Nothing was imported from the valuation tool')).toBeTruthy();
  expect(screen.getByText(/^A bank or insurer is valued from its equity/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo / })).toBeNull();
});

it('[VALUATION-SCREENS-363] has a choice for the years of the model beside the usual ones', async () => {
  openWorkbench({ state: handedOverWith({ years: 3, operatingMargins: null, exitMultiple: null }) });
  await whenOpen();
  const choices = within(await screen.findByRole('radiogroup', { name: 'Forecast years' }));
  const shown = () => choices.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  await waitFor(() => {
    expect(shown()).toEqual(['3', '5', '7', '10']);
  });
  expect(choices.getByRole<HTMLInputElement>('radio', { name: '3 years' }).checked).toBe(true);
});

it('[VALUATION-SCREENS-314] says that a net margin and P/E were not carried over', async () => {
  openWorkbench({ state: handedOverWith({ operatingMargins: null, exitMultiple: null }) });
  await whenOpen();
  const notice = await screen.findByText(/A free cash flow model does not use net margin and P\/E\./u);
  expect(notice.textContent).toContain(messages.netNotCarried);
});

it.each([
  null,
  'text',
  {},
  handedOverWith({ years: 40 }),
  handedOverWith({ growth: Number.NaN }),
  handedOverWith({ operatingMargins: [0.1] }),
  handedOverWith({ exitMultiple: -3 }),
  handOverState({ ok: false, reason: 'x'.repeat(501) }),
  { valuationTool: { ok: false } },
])('[VALUATION-SCREENS-314] takes nothing from what is no valuation of the tool: %j', (state) => {
  expect(handedOver(state)).toBeNull();
  expect(handedOver(handedOverWith({}))).toEqual({ ok: true, value: valuation });
});
