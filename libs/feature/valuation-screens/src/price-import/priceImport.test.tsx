import type { PriceImportEvent, PriceImportReport } from '@finance-analyst/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages as priceMessages } from '../price/messages.js';
import type { ExampleMarket } from '../testing/exampleMarket.js';
import { exampleFundamentals, exampleParameters, exampleQuote } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import {
  buttonNamed,
  headline,
  openTab,
  openWorkbench,
  press,
  settle,
  whenOpen,
} from '../testing/openWorkbench.js';
import { messages } from './messages.js';

const report: PriceImportReport = {
  symbol: 'EXM',
  exchange: null,
  currency: 'USD',
  rowsRead: 4,
  inserted: 2,
  updated: 1,
  unchanged: 0,
  refusedCount: 1,
  refused: [{ row: 4, reason: 'the close of 0 is not positive' }],
  firstDate: '2026-11-18',
  lastDate: '2026-11-20',
  notes: ['Ignored columns: Turnover.'],
};
const answer = (...events: readonly PriceImportEvent[]): Response =>
  new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
const done = (given: Partial<PriceImportReport> = {}) =>
  answer({ event: 'done', report: { ...report, ...given } });

const csv = 'Date,Close\n2026-11-20,71.5\n';
const csvFile = (name = 'exm.csv', text = csv) => new File([text], name, { type: 'text/csv' });

/** What a file that is dragged over the page carries. */
const carrying = (...files: readonly File[]) => ({
  dataTransfer: { types: ['Files'], files, dropEffect: 'none' },
});
const drop = (...files: readonly File[]) =>
  act(async () => {
    fireEvent.drop(document.body, carrying(...files));
  });

const opened = async (market: () => ExampleMarket, workspace = openTab()) => {
  const workbench = openWorkbench({ market, workspace });
  await whenOpen();
  return workbench;
};

describe('The import of a price file', () => {
  it('[VALUATION-SCREENS-71] sends a dropped file as it is, shows the report and takes the price', async () => {
    let market: ExampleMarket = { quote: null };
    const sent: (readonly [string, string])[] = [];
    const imports = (text: string, url: string) => {
      sent.push([text, url]);
      market = { imports };
      return done();
    };
    market = { quote: null, imports };
    const { asked } = await opened(() => market);
    fireEvent.dragEnter(document.body, carrying());
    expect(screen.getByText(messages.drop('EXM'))).toBeDefined();
    await drop(csvFile());
    expect(screen.queryByText(messages.drop('EXM'))).toBeNull();
    expect(await screen.findByText(messages.done('exm.csv'))).toBeDefined();
    expect(sent).toEqual([[csv, '/api/imports/prices?symbol=EXM&currency=USD']]);
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('New days2Replaced1Unchanged0Rejected1CurrencyUSD');
    expect(screen.getByText('the close of 0 is not positive').previousElementSibling?.textContent).toBe('4');
    expect(dialog.textContent).toContain('Ignored columns: Turnover.');
    expect(dialog.textContent).toMatch(
      /The model now uses the price from Nov 20, 2026 \(Imported file\): 71\.50\sUSD\./u,
    );
    expect(asked.filter((url) => url.includes('/parameters'))).toHaveLength(2);
    await press(screen.getByText(messages.close));
    expect(headline('Price').text).toContain('71.50');
    await press(buttonNamed('Undo Price from Nov 20, 2026'));
    expect(headline('Price').term).toBe('Price, none');
  });

  it('[VALUATION-SCREENS-71] is asked for from the menu and by a command, and takes the file that is chosen', async () => {
    const { run } = await opened(() => ({ imports: () => done() }));
    await press(buttonNamed('More actions'));
    await press(await screen.findByText(messages.importPrices));
    expect(await screen.findByText(messages.title('EXM'))).toBeDefined();
    expect(screen.getByRole('dialog').textContent).toContain('Prices are read in USD');
    fireEvent.change(screen.getByLabelText(messages.field), { target: { files: [csvFile()] } });
    expect(await screen.findByText(messages.done('exm.csv'))).toBeDefined();
    await press(screen.getByText(messages.close));
    expect(await run('import-prices')).toEqual({ ok: true });
    expect(await screen.findByText(messages.orDrop)).toBeDefined();
  });

  it('[VALUATION-SCREENS-161] says that an entered price is kept, and offers that of the market', async () => {
    const quote = { ...exampleQuote, price: 72.25 };
    await opened(() => ({ quote, imports: () => done() }));
    await press(screen.getByText(/^Edit price/u).closest('button') as HTMLButtonElement);
    const field = await screen.findByLabelText(/^Price USD$/u);
    fireEvent.input(field, { target: { value: '80' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await press(screen.getByText(priceMessages.setPrice));
    await drop(csvFile());
    expect(await screen.findByText(/The model still uses the entered price/u)).toBeDefined();
    expect(headline('Price').text).toContain('80.00');
    await press(screen.getByText(messages.useMarketPrice));
    expect(headline('Price').text).toContain('72.25');
  });

  it('[VALUATION-SCREENS-160] does not take a price far from that of another source, and offers it', async () => {
    let market: ExampleMarket = {};
    const imports = () => {
      market = { quote: { ...exampleQuote, price: 7 } };
      return done();
    };
    market = { quote: { ...exampleQuote, price: 271.5, source: 'stooq' }, imports };
    await opened(() => market);
    await drop(csvFile());
    expect(
      await screen.findByText(/unchanged: the latest price on the server, 7\.00\sUSD from Nov 20, 2026/u),
    ).toBeDefined();
    expect(headline('Price').text).toContain('271.50');
    await press(screen.getByText(messages.useMarketPrice));
    expect(headline('Price').text).toContain('7.00');
  });

  /** The parameters of the example after its prices were imported. */
  const measured = {
    ...exampleParameters,
    beta: {
      value: 1.42,
      label: 'Slope of 138 weekly returns against S&P 500',
      source: 'csv-import',
      asOf: null,
    },
  };
  const betaRow = async (workspace: ReturnType<typeof openTab>) => {
    await settle();
    const drafts = await workspace.drafts.list();
    const [draft] = drafts.ok ? drafts.value : [];
    return draft && modelOf(draft.document).body.assumptions.find(({ input }) => input === 'beta');
  };

  it('[VALUATION-SCREENS-163] measures the beta of the model again, which undo takes back', async () => {
    let market: ExampleMarket = {};
    const imports = () => {
      market = { parameters: measured };
      return done();
    };
    market = { imports };
    const workspace = openTab();
    await opened(() => market, workspace);
    const wacc = headline('WACC').text;
    await drop(csvFile());
    expect(
      await screen.findByText('Default beta: 1.42. Slope of 138 weekly returns against S&P 500.'),
    ).toBeDefined();
    await press(screen.getByText(messages.close));
    expect(headline('WACC').text).not.toBe(wacc);
    expect(await betaRow(workspace)).toMatchObject({
      value: 1.42,
      defaultValue: 1.42,
      reason:
        'Slope of 138 weekly returns against S&P 500; as measured, not relevered when the debt share changes',
      edited: false,
    });
    await press(buttonNamed('Undo Beta from stored prices'));
    expect(headline('WACC').text).toBe(wacc);
  });

  it('[VALUATION-SCREENS-71] says that the price is unchanged where the server does not answer with one', async () => {
    let market: ExampleMarket = {};
    const imports = () => {
      market = { quote: { error: { code: 'internal', message: 'The server has a problem.' } } };
      return done();
    };
    market = { imports };
    await opened(() => market);
    await drop(csvFile());
    expect(await screen.findByText(messages.priceUnanswered)).toBeDefined();
    expect(headline('Price').text).toContain('71.50');
  });

  it('[VALUATION-SCREENS-163] says that the beta is unchanged where the server does not answer', async () => {
    let market: ExampleMarket = {};
    const imports = () => {
      market = { parameters: null };
      return done();
    };
    market = { imports };
    await opened(() => market);
    const wacc = headline('WACC').text;
    await drop(csvFile());
    expect(await screen.findByText(messages.betaUnanswered(messages.importAgain))).toBeDefined();
    expect(headline('WACC').text).toBe(wacc);
  });

  it('[VALUATION-SCREENS-163] measures the beta with the first price that a model takes', async () => {
    let market: ExampleMarket = { quote: null };
    const { reconnect } = await opened(() => market);
    const wacc = headline('WACC').text;
    market = { parameters: measured };
    reconnect();
    await press(await screen.findByText(priceMessages.use('Nov 20, 2026')));
    await waitFor(() => {
      expect(headline('WACC').text).not.toBe(wacc);
    });
  });

  /** A market whose prices arrive when the returned function is called, and then a measured beta. */
  function arriving(): {
    readonly market: () => ExampleMarket;
    readonly wait: () => Promise<void>;
    readonly arrive: () => void;
  } {
    let now: ExampleMarket = { isProvisional: true };
    let end: () => void = () => undefined;
    return {
      market: () => now,
      wait: () =>
        new Promise((resolve) => {
          end = resolve;
        }),
      arrive: () => {
        now = { parameters: measured };
        end();
      },
    };
  }

  it('[VALUATION-SCREENS-627] says that a new model waits for its beta, and takes it when its prices arrive', async () => {
    const { arrive, ...given } = arriving();
    openWorkbench(given);
    await whenOpen();
    const wacc = headline('WACC').text;
    expect(screen.getByText(priceMessages.betaAwaited)).toBeDefined();
    arrive();
    await waitFor(() => {
      expect(headline('WACC').text).not.toBe(wacc);
    });
    expect(screen.queryByText(priceMessages.betaAwaited)).toBeNull();
    await press(buttonNamed('Undo Beta from stored prices'));
    expect(headline('WACC').text).toBe(wacc);
  });

  it('[VALUATION-SCREENS-627] does not wait where the prices have arrived without a beta', async () => {
    const { asked } = await opened(() => ({}));
    expect(screen.queryByText(priceMessages.betaAwaited)).toBeNull();
    expect(asked.filter((url) => url.includes('/parameters'))).toHaveLength(1);
  });

  it('[VALUATION-SCREENS-72] refuses in words what is no price file, and sends nothing', async () => {
    const imports = vi.fn(() => done());
    await opened(() => ({ imports }));
    await drop(new File(['PK'], 'prices.xlsx'));
    expect(await screen.findByText(messages.wrongKind, { exact: false })).toBeDefined();
    await drop(csvFile('a.csv'), csvFile('b.csv'));
    expect(await screen.findByText(messages.manyFiles, { exact: false })).toBeDefined();
    await drop(csvFile('renamed.csv', 'PK\u0000\u0001'));
    expect(await screen.findByText(messages.refused('renamed.csv'))).toBeDefined();
    expect(imports).not.toHaveBeenCalled();
  });

  it('[VALUATION-SCREENS-72] says why an import failed, keeps the price, and tries again with the same file', async () => {
    let imports: NonNullable<ExampleMarket['imports']> = () =>
      answer({ event: 'failed', code: 'import-refused', message: 'The file has no date column.' });
    await opened(() => ({ imports: (text, url) => imports(text, url) }));
    await drop(csvFile());
    expect(await screen.findByText(/The file has no date column\./u)).toBeDefined();
    expect(headline('Price').text).toContain('71.50');
    imports = () => done();
    await press(screen.getByText(messages.tryAgain));
    expect(await screen.findByText(messages.done('exm.csv'))).toBeDefined();
  });

  it('[VALUATION-SCREENS-72] changes nothing by a file without a single usable row, and says so', async () => {
    const none = { inserted: 0, updated: 0, refusedCount: 4, firstDate: null, lastDate: null };
    let market: ExampleMarket = {};
    const imports = () => {
      market = { quote: { ...exampleQuote, price: 90, asOf: '2026-11-21' }, parameters: measured };
      return done(none);
    };
    market = { imports };
    await opened(() => market);
    const before = ['Price', 'WACC'].map((label) => headline(label).text);
    await drop(csvFile());
    expect(await screen.findByText(messages.noRows('exm.csv'))).toBeDefined();
    await settle();
    expect(['Price', 'WACC'].map((label) => headline(label).text)).toEqual(before);
  });

  it('[VALUATION-SCREENS-72] shows how far a long import is, and can be canceled', async () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given;
      },
    });
    await opened(() => ({ imports: () => new Response(body) }));
    await drop(csvFile());
    expect(await screen.findByRole('progressbar')).toBeDefined();
    const progress: PriceImportEvent = { event: 'progress', rowsDone: 1000, rowsTotal: 4000 };
    controller?.enqueue(new TextEncoder().encode(`${JSON.stringify(progress)}\n`));
    await waitFor(() => {
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    });
    await press(screen.getByText(messages.cancel));
    expect(screen.getByText(messages.canceled('exm.csv'))).toBeDefined();
  });

  it('[VALUATION-SCREENS-72] takes no price once it is canceled, also when one is asked for by then', async () => {
    let market: ExampleMarket = { quote: null, imports: () => done() };
    const { asked } = await opened(() => market);
    let answer: () => void = () => undefined;
    const untilQuote = new Promise<void>((resolve) => {
      answer = resolve;
    });
    market = { untilQuote, imports: () => done() };
    const before = asked.length;
    await drop(csvFile());
    await waitFor(() => {
      expect(asked.slice(before).some((url) => url.includes('/real-time'))).toBe(true);
    });
    await press(screen.getByText(messages.cancel));
    answer();
    await settle();
    expect(screen.getByText(messages.canceled('exm.csv'))).toBeDefined();
    expect(headline('Price').term).toBe('Price, none');
  });

  it('[VALUATION-SCREENS-71] is not offered for a sample company', async () => {
    const imports = vi.fn(() => done());
    const { run } = await opened(() => ({
      imports,
      fundamentals: exampleFundamentals({ source: 'sample' }),
      quote: null,
    }));
    expect(screen.getAllByText(priceMessages.enterPrice).length).toBeGreaterThan(1);
    expect(screen.queryByText(priceMessages.importPrices)).toBeNull();
    fireEvent.dragEnter(document.body, carrying());
    expect(screen.queryByText(messages.drop('EXM'))).toBeNull();
    await drop(csvFile());
    expect(imports).not.toHaveBeenCalled();
    expect(await run('price')).toEqual({ ok: true });
    expect(await screen.findByText(priceMessages.setPrice)).toBeDefined();
    expect(screen.queryByText(priceMessages.importPrices)).toBeNull();
  });

  it.each([
    ['sample', 'Import prices…Sample prices cannot be replaced', 'true'],
    ['sec-edgar', 'Import prices…', null],
  ] as const)(
    '[VALUATION-SCREENS-71] gives its reason in the menu: %s',
    async (source, words, isDisabled) => {
      await opened(() => ({ fundamentals: exampleFundamentals({ source }) }));
      await press(buttonNamed('More actions'));
      const action = (await screen.findByText(messages.importPrices)).closest('[role="menuitem"]');
      expect(action?.textContent).toBe(words);
      expect(action?.getAttribute('aria-disabled')).toBe(isDisabled);
    },
  );

  it('[VALUATION-SCREENS-72] leaves what is dragged over the page without a file to others', async () => {
    await opened(() => ({}));
    const isTaken = !fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } });
    expect(isTaken).toBe(false);
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } });
    expect(screen.queryByText(messages.drop('EXM'))).toBeNull();
    fireEvent.dragEnter(document.body, carrying());
    fireEvent.dragLeave(document.body, carrying());
    expect(screen.queryByText(messages.drop('EXM'))).toBeNull();
  });
});
