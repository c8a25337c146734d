import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import {
  buttonNamed,
  enter,
  headline,
  openTab,
  openWorkbench,
  press,
  whenOpen,
} from '../testing/openWorkbench.js';

const panel = () => screen.queryByRole('region', { name: 'Open questions' });
const value = () => headline('Value per share').text;

const open = async (isLoss = true) => {
  const workspace = openTab();
  const saved = await workspace.save(exampleCompanyDocument({ isLoss }));
  if (!saved.ok) throw new Error('It was not saved.');
  openWorkbench({ workspace, address: `/valuation-workbench?symbol=EXM&model=${saved.value.id}` });
  await whenOpen();
};

it('[VALUATION-SCREENS-440] asks what is needed above the forecast, and no longer once it is answered', async () => {
  await open();
  const asked = panel();
  const forecast = screen.getByRole('heading', { name: 'Forecast' });
  expect(asked?.compareDocumentPosition(forecast)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  enter('Mature operating margin', '18');
  expect(panel()?.textContent).not.toContain('Go to Operating margin');
  await press(buttonNamed('Undo Mature operating margin to 18.0%'));
  expect(panel()?.textContent).toContain('Go to Operating margin');
});

it('[VALUATION-SCREENS-440] asks for what a loss leaves unreported, and is gone with the last answer', async () => {
  await open();
  enter('Mature operating margin', '18');
  await press(within(panel() as HTMLElement).getByText('Go to Loss carry-forward'));
  expect(document.activeElement?.tagName).toBe('INPUT');
  enter('Loss carry-forward', '300');
  expect(panel()).toBeNull();
});

it('[VALUATION-SCREENS-440] asks nothing of a model whose defaults are usual', async () => {
  await open(false);
  expect(panel()).toBeNull();
});

it('[VALUATION-SCREENS-441] says at the value that an answer is needed, and calls nothing a failure', async () => {
  await open();
  expect(value()).toContain('Answer needed');
  expect(value()).not.toContain('Check failed');
  expect(screen.queryByRole('button', { name: /show in Checks/u })).toBeNull();
  await press(headline('Value per share').within.getByText('Answer needed'));
  expect(panel()?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.tagName).toBe('INPUT');
  enter('Mature operating margin', '18');
  expect(value()).not.toContain('Answer needed');
  expect(value()).toMatch(/\d+\.\d\d/u);
});

it('[VALUATION-SCREENS-442] enters the margin that the price implies as one step, in a straight line', async () => {
  await open();
  const asked = within(panel() as HTMLElement);
  const [, margin = ''] =
    /implies an operating margin of (\d+\.\d)% by 20\d\d\./u.exec(asked.getByText(/implies/u).textContent) ??
    [];
  await press(asked.getByText(`Use the price-implied ${margin}%`));
  expect(value()).toContain('71.50');
  expect(headline('Upside').text).toContain('0.0%');
  await press(buttonNamed(`Undo Mature operating margin to ${margin}%`));
  expect(value()).toContain('Answer needed');
});

it('[VALUATION-SCREENS-442] moves the focus to the first margin once the mature one is entered', async () => {
  await open();
  enter('Mature operating margin', '18');
  const focused = document.activeElement;
  expect(focused?.closest('tr')?.getAttribute('data-row')).toBe('operating_margin');
  expect(focused?.getAttribute('data-column')).toBe('forecast-1');
});

it('[VALUATION-SCREENS-440] leads to the field of a question', async () => {
  await open();
  await press(within(panel() as HTMLElement).getByText('Go to Operating margin'));
  expect(document.activeElement?.closest('tr')?.getAttribute('data-row')).toBe('operating_margin');
});
