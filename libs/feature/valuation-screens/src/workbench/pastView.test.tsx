import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { headline, openTab, openWorkbench, whenOpen } from '../testing/openWorkbench.js';

const fundamentals = exampleFundamentals({ knownOn: '2026-03-31' });
const address = '/valuation-workbench?symbol=EXM&asOf=2026-03-31';

describe('a company as it was known on a day', () => {
  it('[VALUATION-SCREENS-28] is held against the last price of that day, and says what is of another', async () => {
    const closes = [
      { date: '2026-03-30', close: 59 },
      { date: '2026-04-01', close: 61 },
    ];
    openWorkbench({ address, market: () => ({ fundamentals, closes }) });
    await whenOpen();
    expect(headline('Price')).toMatchObject({ term: 'Price, Mar 30, 2026' });
    expect(headline('Price').text).toContain('59.00');
    expect(screen.queryByText(/^Use the price from/u)).toBeNull();
    expect(
      screen.getByText(
        'Statements as known on Mar 31, 2026; price from Mar 30, 2026; interest rates, risk premium and beta from Nov 20, 2026.',
      ),
    ).toBeDefined();
  });

  it('[VALUATION-SCREENS-28] is compared with the price of that day when its saved model is opened', async () => {
    const workspace = openTab();
    const document = exampleDocument({ fundamentals, quote: null });
    const saved = await workspace.save(document);
    if (!saved.ok) throw new Error(saved.reason);
    const closes = [{ date: '2026-03-30', close: 59 }];
    openWorkbench({
      workspace,
      address: `/valuation-workbench?symbol=EXM&model=${saved.value.id}`,
      market: () => ({ fundamentals, closes }),
    });
    await whenOpen();
    expect(await screen.findByText('Use the price from Mar 30, 2026')).toBeDefined();
    expect(screen.queryByText('Use the price from Nov 20, 2026')).toBeNull();
  });

  it('[VALUATION-SCREENS-28] says the day of the price where none is known of that day', async () => {
    openWorkbench({ address, market: () => ({ fundamentals }) });
    await whenOpen();
    expect(headline('Price').text).toContain('71.50');
    expect(
      screen.getByText(/^Statements as known on Mar 31, 2026; price from Nov 20, 2026; /u),
    ).toBeDefined();
  });

  it('[VALUATION-SCREENS-28] says nothing of days where everything is of the day of the model', async () => {
    openWorkbench();
    await whenOpen();
    expect(screen.queryByText(/^Statements as known on/u)).toBeNull();
  });
});
