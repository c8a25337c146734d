import { errorResponse } from '@finance-analyst/contracts';
import type { Quote } from '@finance-analyst/market';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExampleMarket } from '../testing/exampleMarket.js';
import { exampleDocument, exampleQuote } from '../testing/exampleModel.js';
import { buttonNamed, headline, openTab, openWorkbench, press, whenOpen } from '../testing/openWorkbench.js';

const failed = errorResponse('provider-unavailable', 'The prices cannot be read at the moment.');

/** The workbench at a saved model whose price is of another day than the server's. */
async function openSaved(
  market: () => ExampleMarket,
  savedQuote: Quote | null = { ...exampleQuote, asOf: '2026-10-02' },
) {
  const workspace = openTab();
  const outcome = await workspace.save(exampleDocument({ quote: savedQuote }));
  if (!outcome.ok) throw new Error(outcome.reason);
  const opened = openWorkbench({
    workspace,
    market,
    address: `/valuation-workbench?symbol=EXM&model=${outcome.value.id}`,
  });
  await whenOpen();
  return opened;
}

describe('the price of a model', () => {
  it('[VALUATION-SCREENS-8] says that a price could not be asked for, and takes it in when it comes', async () => {
    let market: ExampleMarket = { quote: failed };
    openWorkbench({ market: () => market });
    await whenOpen();
    expect(screen.getByText('The price could not be loaded')).toBeDefined();
    expect(screen.getAllByText(/^The prices cannot be read at the moment\./u)).toHaveLength(2);
    expect(screen.queryByText(/^No source has a price/u)).toBeNull();
    market = {};
    const [again] = screen.getAllByText('Try again');
    await press(again as HTMLElement);
    await waitFor(() => {
      expect(headline('Price').text).toContain('71.50');
    });
    expect(screen.queryByText('The price could not be loaded')).toBeNull();
    await press(buttonNamed('Undo Price from Nov 20, 2026'));
    expect(headline('Price').term).toBe('Price, none');
  });

  it('[VALUATION-SCREENS-132] offers another attempt wherever the server says why it has no price now', async () => {
    const whyNoPrice = 'Prices for EXM are still loading. Try again in a few seconds.';
    let market: ExampleMarket = { quote: null, whyNoPrice };
    openWorkbench({ market: () => market });
    await whenOpen();
    expect(await screen.findAllByText(whyNoPrice, { exact: false })).toHaveLength(2);
    const buttons = screen.getAllByRole('button', { name: 'Try again' });
    expect(buttons).toHaveLength(2);
    market = {};
    await press(buttons[1] as HTMLElement);
    await waitFor(() => {
      expect(headline('Price').text).toContain('71.50');
    });
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('[VALUATION-SCREENS-132] offers no other attempt where no source has a price', async () => {
    openWorkbench({ market: () => ({ quote: null }) });
    await whenOpen();
    expect(await screen.findByText('No price for EXM')).toBeDefined();
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('[VALUATION-SCREENS-8] gives no reason why there is no price while it loads', async () => {
    let answer: () => void = () => undefined;
    const untilQuote = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openSaved(() => ({ quote: null, untilQuote }), null);
    expect(screen.getByText(/^Loading the price…/u)).toBeDefined();
    expect(screen.queryByText('No price for EXM')).toBeNull();
    expect(screen.queryByText(/^No source has a price/u)).toBeNull();
    answer();
    expect(await screen.findByText('No price for EXM')).toBeDefined();
    expect(screen.getByText(/^No source has a price/u)).toBeDefined();
    expect(screen.queryByText(/^Loading the price…/u)).toBeNull();
  });

  it('[VALUATION-SCREENS-18] offers a saved model the price of a later day', async () => {
    const { shown } = await openSaved(() => ({}));
    expect(headline('Price').term).toBe('Price, Oct 2, 2026');
    const before = headline('Upside').text;
    await press(await screen.findByText('Use the price from Nov 20, 2026'));
    expect(headline('Price').term).toBe('Price, Nov 20, 2026');
    expect(screen.queryByText('Use the price from Nov 20, 2026')).toBeNull();
    expect(shown.at(-1)?.prices[0]?.asOf).toBe('2026-11-20T21:00:00Z');
    await press(buttonNamed('Undo Price from Nov 20, 2026'));
    expect(headline('Price').term).toBe('Price, Oct 2, 2026');
    expect(headline('Upside').text).toBe(before);
  });

  it('[VALUATION-SCREENS-18] offers no price of the same day, and needs none to open', async () => {
    await openSaved(() => ({}), exampleQuote);
    expect(screen.queryByText(/^Use the price from/u)).toBeNull();
  });

  it('[VALUATION-SCREENS-18] opens a saved model with its price when no price can be asked for', async () => {
    await openSaved(() => ({ quote: failed }));
    expect(headline('Price').text).toContain('71.50');
    expect(screen.queryByText('The price could not be loaded')).toBeNull();
  });

  it('[VALUATION-SCREENS-13] says of a saved model too that its price is older than its filings', async () => {
    const old = { ...exampleQuote, asOf: '2018-02-07' };
    await openSaved(() => ({ quote: old }), old);
    expect(await screen.findByText('The price is older than the filings')).toBeDefined();
    expect(screen.getByText(/^The price is from Feb 7, 2018;/u)).toBeDefined();
  });

  it('[VALUATION-SCREENS-19] marks a price that may be out of date, and says so', async () => {
    openWorkbench({ market: () => ({ quote: { ...exampleQuote, stale: true } }) });
    await whenOpen();
    expect(screen.getByText('The price may be out of date')).toBeDefined();
    expect(screen.getByText(/Dated Nov 20, 2026; no newer price is available\./u)).toBeDefined();
    expect(headline('Price').text).toContain('stale');
  });

  it('[VALUATION-SCREENS-19] says of when the filings are when they could not be asked for, and why', async () => {
    const reason = 'SEC EDGAR did not answer.';
    openWorkbench({ market: () => ({ freshness: { stale: true, reason } }) });
    await whenOpen();
    expect(
      screen.getByText(/^Filings last updated Nov 20, 2026, 06:00\. SEC EDGAR did not answer\.$/u),
    ).toBeDefined();
  });

  it('[VALUATION-SCREENS-20] tells the footer whose statements it shows, and of no price where there is none', async () => {
    const { shown } = openWorkbench({ market: () => ({ quote: null }) });
    await whenOpen();
    expect(shown).toEqual([{ statements: 'SEC EDGAR', prices: [], sample: false }]);
  });

  it('[VALUATION-SCREENS-20] a sample price makes what is shown sample data, whatever the filings are', async () => {
    const { shown } = openWorkbench({ market: () => ({ quote: { ...exampleQuote, source: 'sample' } }) });
    await whenOpen();
    expect(shown).toEqual([
      {
        statements: 'SEC EDGAR',
        prices: [{ source: 'Sample market', asOf: exampleQuote.asOf }],
        sample: true,
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 }).closest('header')?.textContent).toContain('Sample data');
  });
});
