import {
  createDocument,
  documentToText,
  simulatedModelOf,
  titleOfNewModel,
} from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { damageModel } from '../testing/damageModel.js';
import { exampleModel } from '../testing/exampleModel.js';
import { examplePortfolio } from '../testing/examplePortfolio.js';
import { exampleQuote, exampleQuotes } from '../testing/exampleQuotes.js';
import { filingsStatus } from '../testing/exampleStatus.js';
import {
  HomeStage,
  type HomeStageProps,
  type MarketAnswer,
  type StatusAnswer,
} from '../testing/HomeStage.js';
import { openWorkspace } from '../testing/openWorkspace.js';

const show = async (props: Omit<HomeStageProps, 'market'> & { readonly market?: MarketAnswer }) => {
  const market = { answer: props.market ?? exampleQuotes };
  await act(async () => {
    render(<HomeStage {...props} market={() => market.answer} />);
  });
  return market;
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const definition = (term: string) =>
  screen.getByText(term, { selector: 'dt', exact: false }).parentElement?.querySelector('dd')?.textContent;
const address = () => screen.getByText(/^\//, { selector: 'output' }).textContent;
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const nineModels = Array.from({ length: 9 }, (_, index) =>
  exampleModel({
    id: `model-${String(index)}`,
    title: `Model ${String(index)}`,
    symbol: `S${String(index)}`,
  }),
);
const rowOf = async (title: string) =>
  within(
    (await (await panel('Recent models')).findByRole('link', { name: title })).closest('tr') as HTMLElement,
  );

describe('HomeScreen', () => {
  beforeAll(() => {
    // React Aria calls it when an overlay opens; jsdom lacks it.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[OVERVIEW-SCREENS-1] shows in one line: models, last save, prices, and storage', async () => {
    const workspace = await openWorkspace({ indexedDB: new IDBFactory(), models: [exampleModel()] });
    await show({ workspace });
    await waitFor(() => expect(definition('Saved models')).toBe('1'));
    expect(definition('Last saved')).toBe('14:30');
    await waitFor(() =>
      expect(definition('Prices')).toBe('SEC EDGAR to Nov 19, 2026; samples to Oct 30, 2026'),
    );
    expect(definition('Storage')).toBe('This device');
  });

  it('[OVERVIEW-SCREENS-1] names the sample market when there are no other prices', async () => {
    const models = [exampleModel({ symbol: 'GLH.SMP' })];
    await show({ workspace: await openWorkspace({ models }) });
    await waitFor(() => expect(definition('Prices')).toBe('Sample market to Oct 30, 2026'));
  });

  it('[OVERVIEW-SCREENS-1] counts nothing before there is a model', async () => {
    const workspace = await openWorkspace();
    await show({ workspace });
    expect(await (await panel('Recent models')).findByText('No models yet')).toBeDefined();
    expect(screen.queryByText('Saved models')).toBeNull();
    await act(() => workspace.save(exampleModel()));
    await waitFor(() => expect(definition('Saved models')).toBe('1'));
  });

  it('[OVERVIEW-SCREENS-20] describes the product, and links to the search with its one filled button', async () => {
    await show({ workspace: await openWorkspace() });
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeDefined();
    expect(screen.getByText(/^Value public companies/)).toBeDefined();
    await press(screen.getByRole('button', { name: 'Value a company' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Company to value' }));
  });

  it('[OVERVIEW-SCREENS-21] says which companies can be searched', async () => {
    await show({ workspace: await openWorkspace(), status: () => filingsStatus });
    expect(await screen.findByText(/Search covers 10,123 SEC filers and 24 sample companies/)).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-22] says why search coverage is unavailable, and retries on request', async () => {
    let answer: StatusAnswer = 'error';
    await show({ workspace: await openWorkspace(), status: () => answer });
    const words = await screen.findByText(/Search coverage is not available\./);
    expect(words.textContent).toContain('The server is starting.');
    answer = filingsStatus;
    await press(within(words).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Search covers 10,123 SEC filers/)).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-22] says that search needs a connection when offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show({ workspace: await openWorkspace(), status: () => 'offline' });
    expect(await screen.findByText(/^Search needs a connection\./)).toBeDefined();
    vi.restoreAllMocks();
  });

  it('[OVERVIEW-SCREENS-1] says when work is stored in this tab only', async () => {
    await show({ workspace: await openWorkspace({ models: [exampleModel()] }) });
    await waitFor(() => expect(definition('Storage')).toBe('This tab only'));
  });

  it('[OVERVIEW-SCREENS-2] tells the shell the sources and dates of its prices', async () => {
    const onDataShown = vi.fn();
    await show({ workspace: await openWorkspace(), onDataShown });
    await waitFor(() =>
      expect(onDataShown).toHaveBeenLastCalledWith({
        statements: null,
        prices: [{ source: 'Sample market', asOf: '2026-10-30' }],
        sample: true,
      }),
    );
  });

  it('[OVERVIEW-SCREENS-2] names every source, real ones before the sample market', async () => {
    const onDataShown = vi.fn();
    await show({ workspace: await openWorkspace({ models: [exampleModel()] }), onDataShown });
    await waitFor(() =>
      expect(onDataShown).toHaveBeenLastCalledWith({
        statements: null,
        prices: [
          { source: 'SEC EDGAR', asOf: '2026-11-19' },
          { source: 'Sample market', asOf: '2026-10-30' },
        ],
        sample: true,
      }),
    );
  });

  it('[OVERVIEW-SCREENS-3] lists a saved model with its value per share beside the price', async () => {
    const workspace = await openWorkspace({ models: [exampleModel()] });
    await show({ workspace });
    const row = await rowOf('Northwind Instruments');
    expect(row.getByRole('link').getAttribute('href')).toBe('/valuation-workbench?symbol=NWI&model=model-1');
    expect(row.getByText(/NWI · USD · saved 14:30/)).toBeDefined();
    expect(await row.findByText('165.00')).toBeDefined();
    expect(await row.findByText('150.00')).toBeDefined();
    expect(await row.findByText(/\+10\.0/)).toBeDefined();
    expect(row.getByText('Nov 19, 2026')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-3] names the sources of value and price separately, and labels sample data', async () => {
    const models = [exampleModel({ statementsSource: 'sec-edgar' })];
    await show({
      workspace: await openWorkspace({ models }),
      market: [exampleQuote({ source: 'sample' })],
    });
    const row = await rowOf('Northwind Instruments');
    const value = await row.findByRole('button', { name: /^Value per share:\s*165\.00/ });
    expect(value.textContent).not.toContain('sample');
    expect((await row.findByRole('button', { name: /^Price:\s*150\.00/ })).textContent).toContain('sample');
    await press(value);
    expect(await screen.findByText('Computed from SEC EDGAR statements')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-16] shows times in the reader’s time zone, and sessions as dates', async () => {
    const workspace = await openWorkspace({ models: [exampleModel()] });
    await show({ workspace, timeZone: 'America/New_York', market: [exampleQuote()] });
    const row = await rowOf('Northwind Instruments');
    expect(row.getByText(/NWI · USD · saved 09:30/)).toBeDefined();
    expect(definition('Last saved')).toBe('09:30');
    await waitFor(() => expect(definition('Prices')).toMatch(/to Nov 19, 2026/));
  });

  it('[OVERVIEW-SCREENS-16] dates the prices of sample companies, and calls no price today’s', async () => {
    await show({ workspace: await openWorkspace() });
    const samples = await panel('Companies to try');
    expect(await samples.findByText('fictional, prices from Oct 30, 2026')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/today.s price/iu);
  });

  it('[OVERVIEW-SCREENS-16] dates what was not saved today', async () => {
    const workspace = await openWorkspace({ models: [exampleModel()] });
    const clock = () => new Date('2026-11-21T01:00:00.000Z');
    await show({ workspace, clock });
    await waitFor(() => expect(definition('Last saved')).toBe('Nov 20, 2026, 14:30'));
  });

  it('[OVERVIEW-SCREENS-16] counts as today what is today for the reader', async () => {
    const workspace = await openWorkspace({ models: [exampleModel()] });
    const clock = () => new Date('2026-11-21T01:00:00.000Z');
    await show({ workspace, clock, timeZone: 'America/New_York' });
    await waitFor(() => expect(definition('Last saved')).toBe('09:30'));
  });

  it('[OVERVIEW-SCREENS-4] says why a price or an upside is missing, and shows no figure for it', async () => {
    const models = [exampleModel(), exampleModel({ id: 'model-2', title: 'Unquoted', symbol: 'UNQ' })];
    await show({
      workspace: await openWorkspace({ models }),
      market: [exampleQuote({ currency: 'EUR' })],
    });
    const other = await rowOf('Northwind Instruments');
    expect(await other.findByText(/The price is in EUR and the model in USD\./)).toBeDefined();
    const unquoted = await rowOf('Unquoted');
    expect((await unquoted.findAllByText(/There is no price for UNQ\./)).length).toBeGreaterThan(0);
  });

  it("[OVERVIEW-SCREENS-23] shows the model's price if it is later, with its date and source", async () => {
    const own = (asOf: string) => ({ price: 110, currency: 'USD', asOf, source: 'entered' });
    const models = [
      exampleModel({ id: 'later', title: 'Entered later', priceSnapshot: own('2026-11-20') }),
      exampleModel({ id: 'same', title: 'Entered that day', priceSnapshot: own('2026-11-19') }),
      exampleModel({
        id: 'only',
        title: 'Entered alone',
        symbol: 'UNQ',
        priceSnapshot: own('2025-01-02'),
      }),
    ];
    await show({ workspace: await openWorkspace({ models }), market: [exampleQuote()] });
    const later = await rowOf('Entered later');
    const price = await later.findByRole('button', { name: /^Price:\s*110\.00/ });
    expect(later.getByText('Nov 20, 2026')).toBeDefined();
    expect(await later.findByText(/\+50\.0/)).toBeDefined();
    expect(await (await rowOf('Entered that day')).findByText('150.00')).toBeDefined();
    const alone = await rowOf('Entered alone');
    expect(await alone.findByText('110.00')).toBeDefined();
    expect(alone.getByText('Jan 2, 2025')).toBeDefined();
    await press(price);
    expect(await screen.findByText('Entered')).toBeDefined();
  });

  it("[OVERVIEW-SCREENS-23] shows the model's price with its date while prices cannot be loaded, as offline", async () => {
    const priceSnapshot = { price: 110, currency: 'USD', asOf: '2026-11-18', source: 'stooq' };
    const workspace = await openWorkspace({ models: [exampleModel({ priceSnapshot })] });
    const market = await show({ workspace, market: 'error' });
    const row = await rowOf('Northwind Instruments');
    expect(await row.findByText('110.00')).toBeDefined();
    expect(row.getByText('Nov 18, 2026')).toBeDefined();
    expect(row.getByText(/\+50\.0/)).toBeDefined();
    market.answer = exampleQuotes;
    await press((await panel('Companies to try')).getByRole('button', { name: 'Try again' }));
    expect(await row.findByText('150.00')).toBeDefined();
    expect(row.queryByText('110.00')).toBeNull();
  });

  it('[OVERVIEW-SCREENS-4] has no upside for a negative value, and says why', async () => {
    const models = [exampleModel({ valuePerShare: { ok: true, value: -199 } })];
    await show({ workspace: await openWorkspace({ models }) });
    const row = await rowOf('Northwind Instruments');
    expect((await row.findAllByText(/The value per share is negative\./)).length).toBeGreaterThan(0);
    expect(row.queryByText(/%/)).toBeNull();
  });

  it('[OVERVIEW-SCREENS-4] does not compare a past value with the last price, and names the date', async () => {
    await show({
      workspace: await openWorkspace({ models: [exampleModel({ knownOn: '2024-12-31' })] }),
      market: [exampleQuote()],
    });
    const row = await rowOf('Northwind Instruments');
    expect(await row.findByText('statements as known on Dec 31, 2024')).toBeDefined();
    expect((await row.findAllByText(/The value is as of Dec 31, 2024/)).length).toBeGreaterThan(0);
    expect(row.queryByText(/%/)).toBeNull();
  });

  it('[OVERVIEW-SCREENS-4] says why a model that could not be computed has no value', async () => {
    const valuePerShare = { ok: false, reason: 'No shares outstanding.' } as const;
    await show({ workspace: await openWorkspace({ models: [exampleModel({ valuePerShare })] }) });
    const row = await rowOf('Northwind Instruments');
    expect((await row.findAllByText(/No shares/)).length).toBeGreaterThan(0);
  });

  it('[OVERVIEW-SCREENS-4] says why a model that breaks the computation has no value', async () => {
    const workspace = await openWorkspace({ models: [exampleModel({ valuePerShare: null })] });
    const read = () => Promise.reject(new Error('no engine'));
    await show({ workspace: { ...workspace, read } });
    const row = await rowOf('Northwind Instruments');
    expect((await row.findAllByText(/The value could not be computed/)).length).toBeGreaterThan(0);
  });

  it('[OVERVIEW-SCREENS-40] shows the last computed values without reading any model', async () => {
    const workspace = await openWorkspace({ models: nineModels });
    const read = vi.fn(workspace.read);
    await show({ workspace: { ...workspace, read } });
    const recent = await panel('Recent models');
    await waitFor(() => expect(recent.getAllByText('165.00')).toHaveLength(8));
    expect(read).not.toHaveBeenCalled();
  });

  it('[OVERVIEW-SCREENS-40] computes a model saved without figures', async () => {
    const workspace = await openWorkspace({ models: [exampleModel({ valuePerShare: null })] });
    await show({ workspace });
    const row = await rowOf('Northwind Instruments');
    expect((await row.findAllByText(/model’s statements are damaged/)).length).toBeGreaterThan(0);
  });

  it('[OVERVIEW-SCREENS-41] separates two listings of one symbol, and opens and prices each', async () => {
    const listings = ['XPAR:ABC', 'XNYS:ABC'];
    const models = listings.map((symbol) =>
      exampleModel({ id: symbol, title: `Model of ${symbol}`, symbol }),
    );
    const market = [
      exampleQuote({ symbol: 'XPAR:ABC', price: 150 }),
      exampleQuote({ symbol: 'XNYS:ABC', price: 110 }),
    ];
    await show({ workspace: await openWorkspace({ models }), market });
    const paris = await rowOf('Model of XPAR:ABC');
    const newYork = await rowOf('Model of XNYS:ABC');
    expect(paris.getByRole('link').getAttribute('href')).toBe(
      '/valuation-workbench?symbol=XPAR%3AABC&model=XPAR%3AABC',
    );
    expect(newYork.getByText(/^XNYS:ABC · USD/)).toBeDefined();
    expect(await paris.findByText('150.00')).toBeDefined();
    expect(await newYork.findByText('110.00')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-5] deletes a model and recovers it', async () => {
    await show({ workspace: await openWorkspace({ models: [exampleModel()] }) });
    const row = await rowOf('Northwind Instruments');
    await press(row.getByRole('button', { name: 'Actions for Northwind Instruments' }));
    await press(await screen.findByRole('menuitem', { name: 'Delete' }));
    const models = await panel('Recent models');
    expect(await models.findByText('Deleted Northwind Instruments.')).toBeDefined();
    await waitFor(() => expect(models.queryByRole('table')).toBeNull());
    await press(models.getByRole('button', { name: 'Undo' }));
    expect(await rowOf('Northwind Instruments')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-42] says that a deleted model has unsaved changes, here and where they are offered', async () => {
    const workspace = await openWorkspace({ models: [exampleModel()] });
    const model = exampleModel();
    workspace.drafts.write({ ...model, baseRevision: 1, body: { ...model.body, years: 7 } });
    await workspace.drafts.flush();
    await show({ workspace });
    expect(await screen.findByText('Northwind Instruments: edits of version 1')).toBeDefined();
    const row = await rowOf('Northwind Instruments');
    await press(row.getByRole('button', { name: 'Actions for Northwind Instruments' }));
    await press(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(
      await screen.findByText('Deleted Northwind Instruments. Its unsaved changes are in Trash with it.'),
    ).toBeDefined();
    expect(
      await screen.findByText(
        'Northwind Instruments: edits of version 1. The model is in Trash; opening it recovers it.',
      ),
    ).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-6] shows the last eight models first, and all on request', async () => {
    await show({ workspace: await openWorkspace({ models: nineModels }) });
    const recent = await panel('Recent models');
    await waitFor(() => expect(recent.getAllByRole('row')).toHaveLength(9));
    await press(recent.getByRole('button', { name: 'Show all 9' }));
    expect(recent.getAllByRole('row')).toHaveLength(10);
  });

  it('[OVERVIEW-SCREENS-6] requests prices for newly shown models, and shows that they load', async () => {
    const quotes = nineModels.map(({ body: { instrument } }) => exampleQuote({ symbol: instrument.symbol }));
    const workspace = await openWorkspace({ models: nineModels });
    const market = await show({ workspace, market: quotes });
    const recent = await panel('Recent models');
    await waitFor(() => expect(recent.getAllByText('150.00')).toHaveLength(8));
    market.answer = 'never';
    await press(recent.getByRole('button', { name: 'Show all 9' }));
    expect(recent.getAllByText('150.00')).toHaveLength(8);
    expect(recent.getAllByText(/Loading prices…/).length).toBeGreaterThan(0);
    expect(recent.queryByText(/There is no price/)).toBeNull();
  });

  it('[OVERVIEW-SCREENS-6] shows prices for newly shown models', async () => {
    const quotes = nineModels.map(({ body: { instrument } }) => exampleQuote({ symbol: instrument.symbol }));
    await show({ workspace: await openWorkspace({ models: nineModels }), market: quotes });
    const recent = await panel('Recent models');
    await press(await recent.findByRole('button', { name: 'Show all 9' }));
    await waitFor(() => expect(recent.getAllByText('150.00')).toHaveLength(9));
  });

  it('renders arrived prices in a separate step, so that the page can respond before it', async () => {
    const prices = () => screen.queryByText(/fictional, prices from/);
    const drawn: boolean[] = [];
    const onDataShown: HomeStageProps['onDataShown'] = (shown) => {
      if (shown) drawn.push(prices() !== null);
    };
    await show({ workspace: await openWorkspace(), onDataShown });
    await waitFor(() => expect(prices()).not.toBeNull());
    expect(drawn).toEqual([false]);
  });

  it('[OVERVIEW-SCREENS-9] keeps earlier prices when a later request fails, and says why', async () => {
    const workspace = await openWorkspace({ models: nineModels });
    const market = await show({ workspace });
    const samples = await panel('Companies to try');
    expect(await samples.findAllByRole('link')).toHaveLength(6);
    market.answer = 'error';
    await press((await panel('Recent models')).getByRole('button', { name: 'Show all 9' }));
    expect(await samples.findByText(/could not be refreshed\. The market data did not answer/)).toBeDefined();
    expect(samples.getAllByRole('link')).toHaveLength(6);
    market.answer = exampleQuotes;
    await press(samples.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(samples.queryByText(/could not be refreshed/)).toBeNull());
  });

  it('[OVERVIEW-SCREENS-7] says what will be listed, and offers a sample company while the list is empty', async () => {
    await show({ workspace: await openWorkspace() });
    const recent = await panel('Recent models');
    expect(await recent.findByText('No models yet')).toBeDefined();
    expect((await recent.findByRole('link')).getAttribute('href')).toBe(
      '/valuation-workbench?symbol=GLH.SMP',
    );
  });

  it('[OVERVIEW-SCREENS-8] lists sample companies with their prices, labeled as sample data', async () => {
    await show({ workspace: await openWorkspace() });
    const samples = await panel('Companies to try');
    expect(await samples.findAllByRole('link')).toHaveLength(6);
    expect(samples.getByText('Sample data')).toBeDefined();
    expect(samples.getByRole('link', { name: 'Glenhollin Foods' }).getAttribute('href')).toBe(
      '/valuation-workbench?symbol=GLH.SMP',
    );
  });

  it('[OVERVIEW-SCREENS-8] omits sample companies without a price', async () => {
    await show({ workspace: await openWorkspace(), market: [exampleQuote()] });
    const samples = await panel('Companies to try');
    expect(await samples.findByText('No sample market')).toBeDefined();
    expect((await panel('Recent models')).queryByRole('link')).toBeNull();
  });

  it('[OVERVIEW-SCREENS-9] says why prices could not be loaded, and retries on request', async () => {
    const market = await show({ workspace: await openWorkspace(), market: 'error' });
    const samples = await panel('Companies to try');
    expect(await samples.findByText('The sample companies could not be loaded')).toBeDefined();
    expect(samples.getByText(/The market data did not answer/)).toBeDefined();
    market.answer = exampleQuotes;
    await press(samples.getByRole('button', { name: 'Try again' }));
    expect(await samples.findAllByRole('link')).toHaveLength(6);
  });

  it('[OVERVIEW-SCREENS-10] offers unsaved changes of a closed tab, and opens them', async () => {
    const indexedDB = new IDBFactory();
    const closed = await openWorkspace({ indexedDB });
    closed.drafts.write(exampleModel());
    await closed.drafts.flush();
    await show({ workspace: await openWorkspace({ indexedDB }) });
    expect(await screen.findByText('Unsaved changes from 14:30')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Open model' }));
    await waitFor(() => expect(address()).toBe('/valuation-workbench?symbol=NWI&model=model-1'));
  });

  it('[OVERVIEW-SCREENS-64] offers unsaved changes of a portfolio, and opens or discards them', async () => {
    const indexedDB = new IDBFactory();
    const closed = await openWorkspace({ indexedDB });
    closed.drafts.write(examplePortfolio());
    closed.drafts.write(exampleModel());
    await closed.drafts.flush();
    await show({ workspace: await openWorkspace({ indexedDB }) });
    expect(await screen.findByText('Unsaved changes in 2 documents')).toBeDefined();
    expect(screen.getByText('Portfolio · 14:30')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Discard unsaved changes: Northwind Instruments' }));
    expect(await screen.findByText('Unsaved changes from 14:30')).toBeDefined();
    expect(screen.getByText('Retirement: a new portfolio, never saved')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Open portfolio' }));
    await waitFor(() => expect(address()).toBe('/portfolio?portfolio=portfolio-1'));
  });

  it('[OVERVIEW-SCREENS-16] names the day of unsaved changes once it is over', async () => {
    const indexedDB = new IDBFactory();
    const closed = await openWorkspace({ indexedDB });
    closed.drafts.write(exampleModel());
    await closed.drafts.flush();
    let now = new Date('2026-11-20T23:59:59.900Z');
    const clock = () => now;
    await show({ workspace: await openWorkspace({ indexedDB }), clock });
    expect(await screen.findByText('Unsaved changes from 14:30')).toBeDefined();
    now = new Date('2026-11-21T00:00:00.000Z');
    expect(await screen.findByText('Unsaved changes from Nov 20, 2026, 14:30')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-24] offers no draft that equals a new model', async () => {
    const indexedDB = new IDBFactory();
    const closed = await openWorkspace({ indexedDB });
    const made = exampleModel();
    const title = titleOfNewModel(made.body);
    closed.drafts.write({ ...made, title, body: { ...made.body, amountScale: 'billions' } });
    closed.drafts.write({ ...exampleModel({ id: 'model-2' }), title, body: { ...made.body, years: 7 } });
    await closed.drafts.flush();
    await show({ workspace: await openWorkspace({ indexedDB }) });
    expect(await screen.findAllByText('Unsaved changes from 14:30')).toHaveLength(1);
  });

  it('[OVERVIEW-SCREENS-11] discards unsaved changes, and restores them', async () => {
    const indexedDB = new IDBFactory();
    const closed = await openWorkspace({ indexedDB });
    closed.drafts.write(exampleModel());
    await closed.drafts.flush();
    await show({ workspace: await openWorkspace({ indexedDB }) });
    await press(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Discarded the unsaved changes of Northwind Instruments.')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Unsaved changes from 14:30')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await press(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Unsaved changes from 14:30')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open model' }));
  });

  it('[OVERVIEW-SCREENS-10] distinguishes edits of a new model from edits of a version', async () => {
    const indexedDB = new IDBFactory();
    const closed = await openWorkspace({ indexedDB });
    closed.drafts.write(exampleModel());
    closed.drafts.write({ ...exampleModel({ id: 'model-2', title: 'Bear case' }), baseRevision: 4 });
    await closed.drafts.flush();
    await show({ workspace: await openWorkspace({ indexedDB }) });
    expect(await screen.findByText('Northwind Instruments: a new model, never saved')).toBeDefined();
    expect(screen.getByText('Bear case: edits of version 4')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-62] lists the unsaved changes of several models in one notice, and discards one of them', async () => {
    const indexedDB = new IDBFactory();
    const closed = await openWorkspace({ indexedDB });
    closed.drafts.write(exampleModel());
    closed.drafts.write({ ...exampleModel({ id: 'model-2', title: 'Bear case' }), baseRevision: 4 });
    await closed.drafts.flush();
    await show({ workspace: await openWorkspace({ indexedDB }) });
    expect(await screen.findByText('Unsaved changes in 2 models')).toBeDefined();
    expect(screen.getAllByText('NWI · 14:30')).toHaveLength(2);
    await press(screen.getByRole('button', { name: 'Discard unsaved changes: Bear case' }));
    expect(await screen.findByText('Unsaved changes from 14:30')).toBeDefined();
    expect(screen.getByText('Northwind Instruments: a new model, never saved')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-10] reloads drafts when the person returns to the tab', async () => {
    const indexedDB = new IDBFactory();
    const other = await openWorkspace({ indexedDB });
    await show({ workspace: await openWorkspace({ indexedDB }) });
    other.drafts.write(exampleModel());
    await other.drafts.flush();
    expect(screen.queryByText('Unsaved changes from 14:30')).toBeNull();
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('Unsaved changes from 14:30')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-10] offers no changes of a model that another tab is editing', async () => {
    const workspace = await openWorkspace();
    const mark = { documentId: 'model-1', writer: 'another', savedAt: '2026-11-20T14:30:00.000Z' };
    const list: Workspace['drafts']['list'] = async () => ({
      ok: true,
      value: [
        { ...mark, document: exampleModel(), isEditedElsewhere: true },
        { ...mark, documentId: 'model-2', document: exampleModel({ id: 'model-2', title: 'Left' }) },
      ],
    });
    await show({ workspace: { ...workspace, drafts: { ...workspace.drafts, list } } });
    expect(await screen.findByText('Left: a new model, never saved')).toBeDefined();
    expect(screen.queryByText('Northwind Instruments: a new model, never saved')).toBeNull();
  });

  it('[OVERVIEW-SCREENS-12] imports a model file', async () => {
    const source = await openWorkspace({ models: [exampleModel()] });
    const text = await source.exportText('model-1');
    if (!text.ok) throw new Error(text.reason);
    await show({ workspace: await openWorkspace() });
    const input = screen.getByLabelText('Import a model file', { selector: 'input' });
    await act(async () => {
      fireEvent.change(input, {
        target: { files: [{ name: 'model.json', text: () => Promise.resolve(text.value) }] },
      });
    });
    expect(await screen.findByText('Imported Northwind Instruments.')).toBeDefined();
    expect(await rowOf('Northwind Instruments')).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-12] imports a saved run, which opens with its model if that is on the device', async () => {
    const model = exampleModel();
    const run = createDocument({
      kind: 'simulation-run',
      id: 'run',
      ownerId: 'analyst',
      title: 'Seed 1',
      now: '2026-11-20T09:00:00.000Z',
      body: {
        ...simulatedModelOf(model),
        run: {
          seed: 1,
          paths: 1_000,
          sampling: { kind: 'plain' },
          template: 'template 1',
          engineVersion: '0.1.0',
          inputs: {},
          output: { name: 'value_per_share' },
          variables: [],
        },
        options: {},
        result: { checksum: 'abc', paths: 1_000, failed: 1_000, statistics: null },
        settings: {},
      },
    });
    const workspace = await openWorkspace({ models: [model] });
    await show({ workspace });
    const input = screen.getByLabelText('Import a model file', { selector: 'input' });
    const importRun = () =>
      act(async () => {
        fireEvent.change(input, {
          target: { files: [{ name: 'run.json', text: () => Promise.resolve(documentToText(run)) }] },
        });
      });
    await importRun();
    const notice = await screen.findByText(/^Imported Seed 1, a saved run of Northwind Instruments\./u);
    expect(notice).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      '/scenario-analysis?model=model-1',
    );
    await act(async () => {
      await workspace.remove('model-1');
    });
    await importRun();
    expect(await screen.findByText(/^Imported Seed 1, a saved run\. Its model is in Trash\./u)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  });

  it.each([
    [
      'is not a model',
      () => Promise.resolve('{"recipe":"bread"}'),
      /This is not a file of a model or portfolio.*Export model file.*Settings\.Technical detailNot a document: /u,
    ],
    [
      'cannot be read',
      () => Promise.reject(new DOMException('gone', 'NotFoundError')),
      /could not read the file\. Check .*choose it again\.$/u,
    ],
  ])('[OVERVIEW-SCREENS-12] says in words what is wrong with a file that %s', async (_what, text, said) => {
    await show({ workspace: await openWorkspace() });
    const input = screen.getByLabelText('Import a model file', { selector: 'input' });
    await act(async () => {
      fireEvent.change(input, { target: { files: [{ name: 'bread.json', text }] } });
    });
    const told = (await screen.findByRole('alert')).textContent;
    expect(told).toContain('“bread.json” was not imported.');
    expect(told).toMatch(said);
    await press(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[OVERVIEW-SCREENS-17] exports a model as a file that stays until the browser has downloaded it', async () => {
    const blobs: Blob[] = [];
    const revoked = vi.fn();
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => `blob:${String(blobs.push(blob))}`;
        static override revokeObjectURL = revoked;
      },
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const workspace = await openWorkspace({ models: [exampleModel({ title: 'A/B: “base case”' })] });
    await show({ workspace });
    const row = await rowOf('A/B: “base case”');
    await press(row.getByRole('button', { name: 'Actions for A/B: “base case”' }));
    await press(await screen.findByRole('menuitem', { name: 'Export model file' }));
    await waitFor(() => expect(names).toEqual(['a-b-base-case.json']));
    expect(blobs[0]?.type).toBe('application/json');
    expect(revoked).not.toHaveBeenCalled();
    click.mockRestore();
    vi.unstubAllGlobals();
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[OVERVIEW-SCREENS-13] reports damaged records', async () => {
    const workspace = await openWorkspace();
    const record = {
      documentId: 'x',
      foundAt: '2026-11-20T09:00:00.000Z',
      reason: 'The stored model is damaged.',
      raw: 0,
    };
    await show({ workspace: { ...workspace, damagedRecords: async () => ({ ok: true, value: [record] }) } });
    expect(await screen.findByText('1 damaged record could not be opened')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download as found' })).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-13] reports a model as soon as it cannot be opened, and deletes damaged records', async () => {
    const indexedDB = new IDBFactory();
    const workspace = await openWorkspace({ indexedDB, models: [exampleModel()] });
    await show({ workspace });
    await rowOf('Northwind Instruments');
    await damageModel(indexedDB, 'model-1');
    await act(() => workspace.read('model-1'));
    expect(await screen.findByText('1 damaged record could not be opened')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Delete permanently' }));
    await press(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete permanently' }),
    );
    await waitFor(() => expect(screen.queryByText('1 damaged record could not be opened')).toBeNull());
    expect(await workspace.damagedRecords()).toEqual({ ok: true, value: [] });
  });

  it('[OVERVIEW-SCREENS-13] says why damaged records could not be read', async () => {
    const workspace = await openWorkspace();
    const failure = { ok: false, code: 'storage-failed', reason: 'The storage did not answer.' } as const;
    await show({ workspace: { ...workspace, damagedRecords: async () => failure } });
    expect((await screen.findByRole('alert')).textContent).toContain(failure.reason);
  });

  it('[OVERVIEW-SCREENS-14] says why saved models could not be read, and keeps the rest of the screen', async () => {
    const workspace = await openWorkspace();
    const failure = {
      ok: false,
      code: 'storage-failed',
      reason: 'The browser’s storage did not answer.',
    } as const;
    await show({ workspace: { ...workspace, list: async () => failure } });
    const recent = await panel('Recent models');
    expect(await recent.findByText('The saved models could not be loaded')).toBeDefined();
    expect(recent.getByText(failure.reason)).toBeDefined();
    expect(await (await panel('Companies to try')).findAllByRole('link')).toHaveLength(6);
  });

  it('[OVERVIEW-SCREENS-14] keeps the models that were read when reading them again fails, and says so', async () => {
    const workspace = await openWorkspace({ models: [exampleModel()] });
    const failure = { ok: false, code: 'storage-failed', reason: 'The storage did not answer.' } as const;
    let isFailing = false;
    await show({ workspace: { ...workspace, list: async () => (isFailing ? failure : workspace.list()) } });
    await rowOf('Northwind Instruments');
    isFailing = true;
    await act(() => workspace.save(exampleModel({ id: 'model-2', title: 'Unseen' })));
    const recent = await panel('Recent models');
    expect(await recent.findByText(/may be out of date\. The storage did not answer\./)).toBeDefined();
    expect(recent.getByRole('link', { name: 'Northwind Instruments' })).toBeDefined();
  });

  it('[OVERVIEW-SCREENS-15] recovers a deleted model', async () => {
    const workspace = await openWorkspace({ models: [exampleModel()] });
    await workspace.remove('model-1');
    await show({ workspace });
    const trash = await panel('Trash');
    expect(trash.getByText('NWI · deleted 14:30')).toBeDefined();
    await press(trash.getByRole('button', { name: 'Recover Northwind Instruments' }));
    expect(await rowOf('Northwind Instruments')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Trash' })).toBeNull());
  });

  it('[OVERVIEW-SCREENS-15] permanently deletes a model after asking', async () => {
    const workspace = await openWorkspace({ models: [exampleModel()] });
    await workspace.remove('model-1');
    await show({ workspace });
    const erase = (await panel('Trash')).getByRole('button', {
      name: 'Delete permanently: Northwind Instruments',
    });
    await press(erase);
    await press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep' }));
    expect(await workspace.listRemoved()).toMatchObject({ ok: true, value: [{ id: 'model-1' }] });
    await press(erase);
    await press(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete permanently' }),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Trash' })).toBeNull());
    expect(await workspace.listRemoved()).toEqual({ ok: true, value: [] });
  });
});
