import { errorResponse } from '@finance-analyst/contracts';
import { exampleLandlordFundamentals } from '../testing/exampleLandlord.js';
import { exampleBankFundamentals } from '../testing/exampleBank.js';
import { setAssumption } from '@finance-analyst/valuation';
import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExampleMarket } from '../testing/exampleMarket.js';
import { exampleDocument, exampleFundamentals, exampleQuote } from '../testing/exampleModel.js';
import {
  buttonNamed,
  enter,
  fieldOf,
  headline,
  openTab,
  openRates,
  openWorkbench,
  press,
  settle,
  startText,
  strike,
  whenOpen,
} from '../testing/openWorkbench.js';

describe('WorkbenchScreen', () => {
  it('[VALUATION-SCREENS-1] values the company that the address names', async () => {
    const { shown } = openWorkbench();
    await whenOpen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Example Instruments EXM · USD');
    expect(headline('Value per share').term).toBe('Value per share, Nov 20, 2026');
    expect(headline('Value per share').text).toMatch(/\d+\.\d\d$/u);
    expect(shown).toEqual([
      {
        statements: 'SEC EDGAR',
        prices: [{ source: 'Imported file', asOf: '2026-11-20T21:00:00Z' }],
        sample: false,
      },
    ]);
  });

  it('[VALUATION-SCREENS-1] asks for a company where the address names none', () => {
    openWorkbench({ address: '/valuation-workbench' });
    expect(screen.getByText('Choose a company to value')).toBeDefined();
    expect(screen.getByText(startText)).toBeDefined();
  });

  it('[VALUATION-SCREENS-1] says why no model fits a property company without what its value needs', async () => {
    const { annual } = exampleLandlordFundamentals();
    const without = annual.map((year) => {
      const { depreciation: _, ...figures } = year.figures;
      return { ...year, figures };
    });
    const fundamentals = exampleLandlordFundamentals({ annual: without });
    openWorkbench({ market: () => ({ fundamentals }) });
    expect(await screen.findByText('This model does not fit the company')).toBeDefined();
    expect(
      screen.getByText(
        /^Funds from operations need figures that Example Homes does not report .+ depreciation\.$/u,
      ),
    ).toBeDefined();
    expect(screen.queryByText('Forecast')).toBeNull();
    expect(screen.getByText(startText)).toBeDefined();
  });

  it('[VALUATION-SCREENS-540] opens a property company with its reason, an open multiple and what the price implies', async () => {
    openWorkbench({ market: () => ({ fundamentals: exampleLandlordFundamentals() }) });
    expect(
      await screen.findByText(/^Example Homes is a property company: its value depends on rents/u),
    ).toBeDefined();
    expect(screen.getByText(/^Funds from operations · not saved yet/u)).toBeDefined();
    expect(screen.getByText('P/FFO implied')).toBeDefined();
    expect(screen.getByText(/^The price implies a P\/FFO of \d+\.\d×, all else equal\.$/u)).toBeDefined();
    expect(screen.getByText('Value by')).toBeDefined();
    // What discounts has no place here.
    expect(screen.queryByText('Terminal share')).toBeNull();
    expect(screen.queryByText('Expected return')).toBeNull();
    expect(screen.queryByText(/WACC|Discount rate/u)).toBeNull();
  });

  it('[VALUATION-SCREENS-501] opens a bank with a value by excess return, in its own words', async () => {
    openWorkbench({ market: () => ({ fundamentals: exampleBankFundamentals() }) });
    expect(await screen.findByText('From book equity to value')).toBeDefined();
    expect(screen.getByText('Cost of equity against persistence of the excess return')).toBeDefined();
    expect(screen.getByText('ROE implied')).toBeDefined();
    expect(screen.getByText(/^Excess return · not saved yet/u)).toBeDefined();
    expect(screen.getByText(/^The price implies a return on equity of/u)).toBeDefined();
    expect(screen.getByText(/^The cost of equity, the same in all years/u)).toBeDefined();
    expect(screen.queryByText(/WACC/u)).toBeNull();
    expect(screen.queryByText('This model does not fit the company')).toBeNull();
  });

  it('[VALUATION-SCREENS-1] offers the ways to another model under an unknown symbol', async () => {
    openWorkbench({ market: () => ({ fundamentals: errorResponse('unknown-symbol', 'Ask /api/x.') }) });
    expect(await screen.findByText(startText)).toBeDefined();
    expect(screen.getByText(/^No data for this symbol/u)).toBeDefined();
    expect(screen.queryByText(/api/u)).toBeNull();
  });

  it.each(['model=gone', 'model=gone&version=2'])(
    '[VALUATION-SCREENS-1] offers the ways to another model where there is no %s here: no other attempt',
    async (asked) => {
      openWorkbench({ address: `/valuation-workbench?symbol=EXM&${asked}` });
      expect(await screen.findByText('Model not found on this device')).toBeDefined();
      expect(screen.getByText(startText)).toBeDefined();
      expect(screen.queryByText('Try again')).toBeNull();
      await press(screen.getByText('Start a new valuation of EXM'));
      await whenOpen();
    },
  );

  it('[VALUATION-SCREENS-1] says why filings did not come, and asks again', async () => {
    let market: ExampleMarket = {
      fundamentals: errorResponse('provider-unavailable', 'The filings cannot be read at the moment.'),
    };
    openWorkbench({ market: () => market });
    expect(await screen.findByText('EXM cannot be valued right now')).toBeDefined();
    expect(screen.getByText('The filings cannot be read at the moment.')).toBeDefined();
    expect(screen.queryByText(startText)).toBeNull();
    market = {};
    await press(screen.getByText('Try again'));
    await whenOpen();
    expect(screen.queryByText('EXM cannot be valued right now')).toBeNull();
  });

  it('[VALUATION-SCREENS-131] leads to the saved model of a company that cannot be valued anew now', async () => {
    const workspace = openTab();
    const outcome = await workspace.save(exampleDocument());
    if (!outcome.ok) throw new Error(outcome.reason);
    openWorkbench({
      workspace,
      market: () => ({ fundamentals: null }),
      address: '/valuation-workbench?symbol=exm',
    });
    expect(await screen.findByText('exm cannot be valued right now')).toBeDefined();
    expect(screen.queryByText(/This is a new one/u)).toBeNull();
    await press(await screen.findByRole('link', { name: 'Open your saved model' }));
    await whenOpen();
  });

  it('[VALUATION-SCREENS-131] leads to unsaved changes of a company that cannot be valued anew now', async () => {
    const workspace = openTab();
    const made = exampleDocument();
    const kept = { ...made, body: setAssumption(made.body, 'beta', 1.6) };
    workspace.drafts.write(kept);
    await workspace.drafts.flush();
    openWorkbench({ workspace, market: () => ({ fundamentals: null }) });
    const link = await screen.findByRole('link', { name: 'Open the edited model' });
    expect(link.getAttribute('href')).toBe(`/valuation-workbench?symbol=EXM&model=${kept.id}`);
  });

  it('[VALUATION-SCREENS-1] offers what helps where the provider of the filings is not configured: no other attempt', async () => {
    openWorkbench({
      market: () => ({ fundamentals: errorResponse('provider-not-configured', 'Nobody set it up.') }),
    });
    expect(await screen.findByText('Nobody set it up.')).toBeDefined();
    expect(screen.queryByText('Try again')).toBeNull();
    const link = screen.getByRole('link', { name: 'See the data providers in Settings' });
    expect(link.getAttribute('href')).toBe('/settings');
  });

  it('[VALUATION-SCREENS-11] points from a new model to changes of the company’s that were kept', async () => {
    const workspace = openTab();
    const made = exampleDocument();
    const kept = { ...made, body: setAssumption(made.body, 'beta', 1.6) };
    workspace.drafts.write(kept);
    await workspace.drafts.flush();
    openWorkbench({ workspace });
    const link = await screen.findByRole('link', { name: 'Open the edited model' });
    expect(link.getAttribute('href')).toBe(`/valuation-workbench?symbol=EXM&model=${kept.id}`);
  });

  it('[VALUATION-SCREENS-122] points to no changes where all of them were reset or undone', async () => {
    const workspace = openTab();
    openWorkbench({ workspace });
    await whenOpen();
    enter('Beta', '1.6');
    await act(() => workspace.drafts.flush());
    await press(buttonNamed('Reset Beta'));
    enter('Debt', '900');
    strike('Ctrl+z');
    await act(() => workspace.drafts.flush());
    const listed = await workspace.drafts.list();
    expect(listed.ok && listed.value).toHaveLength(1);
    cleanup();
    openWorkbench({ workspace });
    await whenOpen();
    await settle();
    expect(screen.queryByRole('link', { name: 'Open the edited model' })).toBeNull();
  });

  it.each([
    ['Shares outstanding', '-5'],
    ['Debt share of capital', '999'],
    ['Growth 2026', '-150'],
    ['Tax rate 2026', '120'],
  ])('[VALUATION-SCREENS-2] refuses %s of %s where it is typed', async (name, text) => {
    openWorkbench();
    await whenOpen();
    openRates();
    const before = headline('Value per share').text;
    enter(name, text);
    expect(fieldOf(name).getAttribute('aria-invalid')).toBe('true');
    expect(headline('Value per share').text).toBe(before);
  });

  it('[VALUATION-SCREENS-1] keeps an open model when the company is asked for again in vain', async () => {
    let market: ExampleMarket = {};
    const { reconnect } = openWorkbench({ market: () => market });
    await whenOpen();
    enter('Growth 2026', '20');
    market = { fundamentals: null };
    reconnect();
    await settle();
    expect(fieldOf('Growth 2026').value).toBe('20.0');
  });

  it('[VALUATION-SCREENS-13] says that a price is much older than the filings, with those of its time on offer', async () => {
    const quote = { ...exampleQuote, asOf: '2025-03-31' };
    const { asked, parameters } = openWorkbench({ market: () => ({ quote }) });
    await screen.findByText('The price is older than the filings');
    expect(
      screen.getByText('The price is from Mar 31, 2025; the latest filing used is from Feb 14, 2026.'),
    ).toBeDefined();
    await press(screen.getByText('Value as known on that date'));
    expect(parameters().get('asOf')).toBe('2025-03-31');
    await whenOpen();
    expect(asked).toContain('/api/fundamentals?symbol=EXM&asOf=2025-03-31');
  });

  it('[VALUATION-SCREENS-13] says nothing of a price that belongs to the filings', async () => {
    openWorkbench({ market: () => ({ quote: { ...exampleQuote, asOf: '2025-12-01' } }) });
    await whenOpen();
    expect(screen.queryByText('The price is older than the filings')).toBeNull();
  });

  it('[VALUATION-SCREENS-14] says once, in the title, that data is sample data', async () => {
    const fundamentals = exampleFundamentals({ source: 'sample', accountingStandard: 'sample' });
    const { shown } = openWorkbench({
      market: () => ({ fundamentals, quote: { ...exampleQuote, source: 'sample' } }),
    });
    await whenOpen();
    const [mark, ...others] = screen.getAllByText('Sample data');
    expect(others).toEqual([]);
    expect(mark?.closest('header')).toBe(screen.getByRole('heading', { level: 1 }).closest('header'));
    expect(headline('Price').text).not.toContain('Sample');
    expect(shown[0]).toMatchObject({ prices: [{ source: 'Sample market' }], sample: true });
  });

  it.each([
    ['sample', 'csv-import', 'Imported file'],
    ['sec-edgar', 'sample', 'Sample market'],
  ])(
    '[VALUATION-SCREENS-14] names the source of a price beside statements of %s',
    async (source, of, name) => {
      const fundamentals = exampleFundamentals({ source });
      openWorkbench({ market: () => ({ fundamentals, quote: { ...exampleQuote, source: of } }) });
      await whenOpen();
      expect(headline('Price').text).toContain(name);
    },
  );
});
