import { newPortfolioBody, type PortfolioBody, type PortfolioInstrument } from '@finance-analyst/documents';
import { createStoredEntries, type StoredEntries } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importManifest } from './manifest.js';
import { messages } from './messages.js';
import { portfolioInAddress } from './source/portfolioInAddress.js';
import { importMemoryEntry } from './remembered/importMemoryEntry.js';
import { brokerTexts } from './testing/brokerTexts.js';
import { createFakeWorkers } from './testing/createFakeWorkers.js';
import { ImportStage, openWorkspace, portfoliosOf, type ImportStageProps } from './testing/ImportStage.js';
import { importInto } from './testing/importText.js';

const schwab = brokerTexts['Charles Schwab'] ?? '';
const unknown = brokerTexts['Unknown table'] ?? '';

const show = (props: ImportStageProps) => render(<ImportStage {...props} />);
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(await screen.findByRole('button', { name }));
  });
const heading = (text: string) => screen.findByRole('heading', { name: new RegExp(text, 'u') });
const choose = async (text: string, name = 'export.csv') => {
  await screen.findByRole('button', { name: /^Choose (?:file|another file)$/ });
  fireEvent.change(screen.getByLabelText(messages.file), { target: { files: [new File([text], name)] } });
  await screen.findByText(name);
};
/** From the chosen file to the preview. */
const preview = async (text: string) => {
  await choose(text);
  for (const step of [messages.detectedStep, messages.assignStep, messages.previewStep]) {
    await press(messages.next);
    await heading(step);
  }
};
const bodyOf = async (workspace: Workspace, id: string): Promise<PortfolioBody> => {
  const read = await workspace.read(id);
  if (!read.ok || read.value.document.kind !== 'portfolio') throw new Error('no portfolio');
  return read.value.document.body;
};
const portfolio = (body = newPortfolioBody('USD'), id = 'one', title = 'Growth') => ({ id, title, body });

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it('[IMPORT-PIPELINE-18] is the overlay of the command import', () => {
  expect(importManifest.overlays).toMatchObject([
    { title: 'Import transactions', command: { title: 'Import transactions…', word: 'import' } },
  ]);
});

it('[IMPORT-PIPELINE-19] leads from step to step, each with its number and the focus, and saves at the last', async () => {
  const saved = await openWorkspace([portfolio()]);
  const editPortfolio = vi.fn(portfoliosOf(saved).editPortfolio);
  show({ saved, editPortfolio });
  await screen.findByRole('button', { name: /Growth/ });
  await press(messages.next);
  expect(screen.getByRole('alert').textContent).toContain(messages.fileNeeded);
  await choose(schwab);
  const steps = [messages.detectedStep, messages.assignStep, messages.previewStep];
  for (const [place, step] of steps.entries()) {
    await press(messages.next);
    const shown = await heading(step);
    expect(shown.textContent).toContain(messages.progress(place + 2, 5));
    expect(document.activeElement).toBe(shown);
  }
  await press(messages.back);
  await heading(messages.assignStep);
  await press(messages.next);
  expect(editPortfolio).not.toHaveBeenCalled();
  await press(/^Import 5/);
  expect(document.activeElement).toBe(await heading(messages.doneStep));
  expect(editPortfolio).toHaveBeenCalledOnce();
});

it('[IMPORT-PIPELINE-20] takes the portfolio of the address, else the newest', async () => {
  const portfolios = [portfolio(undefined, 'two', 'Income'), portfolio(undefined, 'three', 'Third')];
  const saved = await openWorkspace([portfolio(), ...portfolios]);
  window.history.replaceState(null, '', '/portfolio?portfolio=two');
  expect(portfolioInAddress()).toBe('two');
  show({ saved });
  expect(await screen.findByRole('button', { name: /Income/ })).toBeDefined();
});

it('[IMPORT-PIPELINE-44] takes a new portfolio if only the sample is there, and the sample if the address names it', async () => {
  const saved = await openWorkspace([portfolio(undefined, 'sample', 'Sample portfolio 2')]);
  const { unmount } = show({ saved });
  expect(await screen.findByRole('textbox', { name: messages.currency })).toBeDefined();
  unmount();
  window.history.replaceState(null, '', '/portfolio?portfolio=sample');
  show({ saved });
  expect(await screen.findByRole('button', { name: /Sample portfolio 2/ })).toBeDefined();
});

it('[IMPORT-PIPELINE-45] says after the import how many lines were rejected, with their download', async () => {
  show({ saved: await openWorkspace([portfolio()]) });
  await preview(
    `${schwab.trimEnd()}\n"03/01/2024","Sell","NOTHELD","NOT HELD INC","5","$10.00","$0.00","$50.00"\n`,
  );
  await press(/^Import \d/);
  await heading(messages.doneStep);
  expect(screen.getByText(/rejected and not imported/).textContent).toMatch(/^[1-9]/u);
  expect(screen.getByRole('button', { name: messages.download })).toBeDefined();
  await press(messages.takeBack);
  await heading(messages.takenBackStep);
  expect(screen.queryByText(/rejected and not imported/)).toBeNull();
});

it('[IMPORT-PIPELINE-20] takes a dropped file, and pasted text', async () => {
  show({ saved: await openWorkspace([portfolio()]) });
  const hint = await screen.findByText(messages.dropHere);
  const dataTransfer = { types: ['Files'], files: [new File([schwab], 'dropped.csv')] };
  fireEvent.dragOver(hint, { dataTransfer });
  fireEvent.drop(hint, { dataTransfer });
  await screen.findByText('dropped.csv');
  await press(messages.paste);
  const field = screen.getByRole('textbox', { name: messages.pasted });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: brokerTexts['Trading 212'] } });
  await press(messages.next);
  await heading(messages.detectedStep);
  expect(screen.getAllByText('Trading 212').length).toBeGreaterThan(0);
});

it('[IMPORT-PIPELINE-20] takes a currency for a new portfolio, which is a code if it is entered', async () => {
  const saved = await openWorkspace([]);
  show({ saved });
  const currency = await screen.findByRole('textbox', { name: messages.currency });
  await choose(schwab);
  fireEvent.change(currency, { target: { value: 'xx' } });
  await press(messages.next);
  expect(screen.getByText(messages.currencyNeeded)).toBeDefined();
  fireEvent.change(currency, { target: { value: 'chf' } });
  for (const step of [messages.detectedStep, messages.assignStep, messages.previewStep]) {
    await press(messages.next);
    await heading(step);
  }
  await press(/^Import 5/);
  await heading(messages.doneStep);
  await press(messages.another);
  expect(await screen.findByRole('button', { name: /Charles Schwab/ })).toBeDefined();
  const list = await saved.list();
  expect(list).toMatchObject({ value: [{ title: 'Charles Schwab', currency: 'CHF' }] });
});

it('[IMPORT-PIPELINE-49] calls a new portfolio after the layout unless it was named, and says so', async () => {
  const saved = await openWorkspace([]);
  show({ saved });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: messages.newPortfolio });
  const readAgain = async (text: string) => {
    await choose(text);
    await press(messages.next);
    await heading(messages.detectedStep);
    await press(messages.back);
    await heading(messages.chooseStep);
    return screen.getByRole<HTMLInputElement>('textbox', { name: messages.newPortfolio });
  };
  expect(name.value).toBe('');
  expect(screen.getByText(messages.nameOfFile)).toBeDefined();
  expect((await readAgain(schwab)).value).toBe('Charles Schwab');
  expect((await readAgain(unknown)).value).toBe(messages.defaultName);
  const again = await readAgain(brokerTexts['Trading 212'] ?? '');
  expect(again.value).toBe('Trading 212');
  fireEvent.change(again, { target: { value: 'Mine' } });
  const named = await readAgain(schwab);
  expect(named.value).toBe('Mine');
  fireEvent.change(named, { target: { value: ' ' } });
  const emptied = await readAgain(schwab);
  expect(emptied.value).toBe('Charles Schwab');
  fireEvent.change(emptied, { target: { value: messages.defaultName } });
  expect((await readAgain(schwab)).value).toBe(messages.defaultName);
});

it('[IMPORT-PIPELINE-50] says in the preview that deposits are missing where cash becomes negative', async () => {
  show({ saved: await openWorkspace([portfolio()]) });
  await preview(trades('ACME'));
  expect(screen.getByText(messages.cashNegative('Main'))).toBeDefined();
});

it('[IMPORT-PIPELINE-22] remembers mapping, accounts and chosen instruments after an import', async () => {
  const saved = await openWorkspace([portfolio()]);
  const entries = createStoredEntries({});
  show({ saved, entries });
  await preview(unknown);
  expect(entries.open(importMemoryEntry).read()).toEqual({ mappings: {}, portfolios: {} });
  await press(/^Import/);
  await heading(messages.doneStep);
  const { mappings, portfolios } = entries.open(importMemoryEntry).read();
  expect(Object.values(mappings)).toMatchObject([{ columns: { kind: 'type' } }]);
  const { accounts } = await bodyOf(saved, 'one');
  expect(portfolios['one']?.accounts).toEqual({
    [Object.keys(mappings)[0] ?? '']: { Main: accounts[0]?.id, Second: accounts[1]?.id },
  });
});

const importTable = async (entries: StoredEntries, currency: string, entered?: string) => {
  const saved = await openWorkspace([portfolio(newPortfolioBody(currency))]);
  const { unmount } = show({ saved, entries });
  await choose(tableWithoutCurrency);
  await press(messages.next);
  await heading(messages.detectedStep);
  const field = screen.getByRole('textbox', { name: messages.currencyOfAll });
  if (entered !== undefined) fireEvent.change(field, { target: { value: entered } });
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  await press(messages.next);
  await heading(messages.assignStep);
  await importOne();
  unmount();
  const { rows } = await bodyOf(saved, 'one');
  return rows.map((row) => row.currency);
};

it('[IMPORT-PIPELINE-62] remembers no currency of a portfolio, and one that was entered', async () => {
  const entries = createStoredEntries({});
  expect(await importTable(entries, 'EUR')).toEqual(['EUR']);
  expect(await importTable(entries, 'USD')).toEqual(['USD']);
  expect(await importTable(entries, 'USD', 'GBP')).toEqual(['GBP']);
  expect(await importTable(entries, 'EUR')).toEqual(['GBP']);
});

it('[IMPORT-PIPELINE-22] keeps what is sound of a damaged memory', () => {
  const mapping = {
    columns: {},
    kinds: { buy: 'buy' },
    currency: null,
    isAmountNet: false,
    isAmountSigned: true,
  };
  const own = { accounts: { schwab: { a: 'b' } }, instruments: {} };
  const stored = {
    mappings: { a: mapping, b: { ...mapping, kinds: { buy: 'gift' } } },
    portfolios: { one: own },
  };
  expect(importMemoryEntry.parse(stored)).toEqual({
    isDamaged: true,
    value: { mappings: { a: mapping }, portfolios: { one: own } },
  });
  expect(importMemoryEntry.parse({ mappings: { a: mapping }, portfolios: { one: own } }).isDamaged).toBe(
    false,
  );
  expect(importMemoryEntry.parse('text')).toMatchObject({ isDamaged: true });
  expect(importMemoryEntry.parse(undefined)).toEqual({
    isDamaged: false,
    value: { mappings: {}, portfolios: {} },
  });
});

it('[IMPORT-PIPELINE-23] offers the account that has the transactions, and plans with it', async () => {
  const saved = await openWorkspace([portfolio(importInto(newPortfolioBody('USD'), schwab))]);
  show({ saved });
  await choose(schwab.replace('...0012', '...0034'));
  await press(messages.next);
  await heading(messages.detectedStep);
  await press(messages.next);
  await heading(messages.assignStep);
  await press(messages.useAccount('Brokerage ...0012'));
  await press(messages.next);
  await heading(messages.previewStep);
  expect(screen.getByText(`${messages.nothingNew}.`)).toBeDefined();
});

it('[IMPORT-PIPELINE-24] shows counts, holdings, cash and refused lines before anything is saved', async () => {
  show({ saved: await openWorkspace([portfolio()]) });
  await preview(schwab);
  const holdings = screen.getByRole('region', { name: messages.holdings });
  expect(holdings.textContent).toContain('ACME · ACME INCBrokerage ...001206.05');
  expect(screen.getByRole('region', { name: messages.cash }).textContent).toContain('3,998.70');
  const refused = screen.getByRole('region', { name: messages.refusedTitle });
  expect(refused.textContent).toContain('holds 0 BETA on that day');
  expect(screen.getByRole('button', { name: messages.download })).toBeDefined();
});

it('[IMPORT-PIPELINE-51] says that differences at the close equal what was there before the file begins', async () => {
  const flex = [
    '<FlexQueryResponse><FlexStatements count="1"><FlexStatement accountId="U1">',
    '<CashReportCurrency currency="EUR" fromDate="20240501" toDate="20240531" startingCash="10" endingCash="60.5"/>',
    '<CashTransaction currency="EUR" dateTime="20240503" amount="50.5" type="Deposits/Withdrawals"/>',
    '<OpenPosition symbol="ACME" currency="USD" reportDate="20240531" position="7"/>',
    '</FlexStatement></FlexStatements></FlexQueryResponse>',
  ].join('\n');
  show({ saved: await openWorkspace([portfolio()]) });
  await preview(flex);
  expect(screen.getByText(/^The file begins on .*2024.*after the account was opened/u)).toBeDefined();
  expect(screen.getByText(messages.openingBalance('10.00'))).toBeDefined();
  expect(screen.getByText(messages.openingPosition('7'))).toBeDefined();
});

it('[IMPORT-PIPELINE-71] lists ignored lines by their reason, and says where a difference at the close can come from', async () => {
  const degiro = (...lines: readonly string[]): string =>
    [
      'Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id',
      '16-12-2022,16:55,16-12-2022,,,Deposit,,EUR,5.00,EUR,9.35,',
      '15-12-2022,16:55,15-12-2022,,,Deposit,,EUR,1.35,EUR,1.35,',
      ...lines,
    ].join('\n');
  const { unmount } = show({ saved: await openWorkspace([portfolio()]) });
  await preview(degiro());
  expect(screen.queryByRole('region', { name: messages.ignoredLines })).toBeNull();
  expect(screen.getByText(messages.notAmongLines('3.00', true))).toBeDefined();
  unmount();
  show({ saved: await openWorkspace([portfolio()]) });
  await preview(
    degiro('14-12-2022,09:00,14-12-2022,FLATEX,NLFLATEXACNT,Degiro Cash Sweep Transfer,,EUR,0.00,EUR,0.00,'),
  );
  const ignored = screen.getByRole('region', { name: messages.ignoredLines });
  expect(ignored.textContent).toContain('Cash sweep between the account and its bank.41');
  expect(screen.getByText(messages.notAmongLines('3.00', false))).toBeDefined();
});

it('[IMPORT-PIPELINE-25] leaves a portfolio alone that changed since the preview', async () => {
  const saved = await openWorkspace([portfolio()]);
  show({ saved });
  await preview(schwab);
  await portfoliosOf(saved).editPortfolio('one', (body) => importInto(body, schwab), '');
  const before = await bodyOf(saved, 'one');
  await press(/^Import 5/);
  await screen.findByText(`${messages.problems.changed}.`);
  expect(await bodyOf(saved, 'one')).toEqual(before);
  await press(messages.updatePreview);
  expect(await screen.findByText(`${messages.nothingNew}.`)).toBeDefined();
});

it('[IMPORT-PIPELINE-26] says why an import was not saved, and tries again with the same portfolio', async () => {
  const saved = await openWorkspace([]);
  const { editPortfolio, createPortfolio } = portfoliosOf(saved);
  const created = vi.fn(createPortfolio);
  let isFull = true;
  show({
    saved,
    createPortfolio: created,
    editPortfolio: (...given) =>
      isFull ? Promise.resolve({ ok: false, reason: 'The device is full.' }) : editPortfolio(...given),
  });
  await preview(schwab);
  await press(/^Import 5/);
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('The device is full.');
  expect(problem.textContent).toContain(messages.choicesKept);
  isFull = false;
  await press(messages.retry);
  await heading(messages.doneStep);
  expect(created).toHaveBeenCalledOnce();
});

it('[IMPORT-PIPELINE-27] takes an import back, and opens the portfolio', async () => {
  const saved = await openWorkspace([portfolio()]);
  const [navigate, onClose, onDone] = [vi.fn(), vi.fn(), vi.fn()];
  show({ saved, navigate, onClose, onDone });
  await preview(schwab);
  await press(/^Import 5/);
  await heading(messages.doneStep);
  expect(onDone).toHaveBeenCalledWith('one');
  expect(screen.getByText(messages.doneExplained(5, '5', 'Growth'))).toBeDefined();
  const { rows, batches } = await bodyOf(saved, 'one');
  expect(rows).toHaveLength(5);
  expect(batches).toMatchObject([{ fileName: 'export.csv', layout: 'Charles Schwab' }]);
  await press(messages.takeBack);
  await heading(messages.takenBackStep);
  expect(await bodyOf(saved, 'one')).toEqual(newPortfolioBody('USD'));
  await press(messages.openPortfolio);
  expect(navigate).toHaveBeenCalledWith('/portfolio?portfolio=one');
  expect(onClose).toHaveBeenCalledOnce();
});

it('[IMPORT-PIPELINE-28] shows progress and can be canceled', async () => {
  const workers = createFakeWorkers({
    before: (_, report) => {
      report(0.42);
      return new Promise(() => undefined);
    },
  });
  show({ saved: await openWorkspace([portfolio()]), workers });
  await choose(schwab);
  await press(messages.next);
  const bar = await screen.findByRole('progressbar');
  await waitFor(() => {
    expect(bar.getAttribute('aria-valuetext')).toBe('42%');
  });
  await press(messages.cancel);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await heading(messages.chooseStep)).toBeDefined();
});

it('[IMPORT-PIPELINE-33] is busy at once while the portfolio opens, reads once, and can be canceled', async () => {
  const saved = await openWorkspace([portfolio()]);
  let finishOpening: () => void = () => undefined;
  const opening = new Promise<void>((resolve) => {
    finishOpening = resolve;
  });
  let opened = 0;
  const slow: typeof saved = {
    ...saved,
    open: async (...given) => {
      opened += 1;
      await opening;
      return saved.open(...given);
    },
  };
  const begun = vi.fn();
  show({ saved: slow, workers: createFakeWorkers({ before: begun }) });
  await choose(schwab);
  await press(messages.next);
  expect(screen.getByRole('progressbar')).toBeDefined();
  fireEvent.submit(screen.getByRole('button', { name: /Next/u }));
  expect(opened).toBe(1);
  await press(messages.cancel);
  await act(async () => {
    finishOpening();
    await opening;
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(begun).not.toHaveBeenCalled();
});

it('[IMPORT-PIPELINE-33] reads the file that is chosen last', async () => {
  let finishReading: () => void = () => undefined;
  const holding = new Promise<undefined>((resolve) => {
    finishReading = () => {
      resolve(undefined);
    };
  });
  const workers = createFakeWorkers({ before: () => holding });
  show({ saved: await openWorkspace([portfolio()]), workers });
  await choose(schwab, 'first.csv');
  await press(messages.next);
  await screen.findByRole('progressbar');
  fireEvent.change(screen.getByLabelText(messages.file), {
    target: { files: [new File([unknown], 'second.csv')] },
  });
  await screen.findByText('second.csv');
  await act(async () => {
    finishReading();
    await holding;
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await heading(messages.chooseStep)).toBeDefined();
});

const checked = (name: string): boolean => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const toggle = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('checkbox', { name }));
  });

it('[IMPORT-PIPELINE-61] reads with every change made meanwhile, and forgets them when canceled', async () => {
  let readings = 0;
  const workers = createFakeWorkers({
    before: () => ((readings += 1) === 2 ? new Promise(() => undefined) : undefined),
  });
  show({ saved: await openWorkspace([portfolio()]), workers });
  await choose(unknown);
  await press(messages.next);
  await heading(messages.detectedStep);
  const [net, signed] = [checked(messages.netAmounts), checked(messages.signedAmounts)];
  await toggle(messages.netAmounts);
  expect(checked(messages.netAmounts)).toBe(!net);
  await toggle(messages.signedAmounts);
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  expect([checked(messages.netAmounts), checked(messages.signedAmounts)]).toEqual([!net, !signed]);
  readings = 1;
  await toggle(messages.netAmounts);
  await press(messages.cancel);
  expect([checked(messages.netAmounts), checked(messages.signedAmounts)]).toEqual([!net, !signed]);
});

it('[IMPORT-PIPELINE-61] shows the currency that the file was read with when another is canceled', async () => {
  let readings = 0;
  const workers = createFakeWorkers({
    before: () => ((readings += 1) === 2 ? new Promise(() => undefined) : undefined),
  });
  show({ saved: await openWorkspace([portfolio(newPortfolioBody('CHF'))]), workers });
  await choose(tableWithoutCurrency);
  await press(messages.next);
  await heading(messages.detectedStep);
  const currency = screen.getByRole<HTMLInputElement>('textbox', { name: messages.currencyOfAll });
  fireEvent.change(currency, { target: { value: 'eu' } });
  expect(currency.value).toBe('EU');
  fireEvent.change(currency, { target: { value: 'eur' } });
  expect(currency.value).toBe('EUR');
  await press(messages.cancel);
  expect(currency.value).toBe('CHF');
});

it('[IMPORT-PIPELINE-63] keeps the mapping for another portfolio, with the currency of that', async () => {
  const saved = await openWorkspace([
    portfolio(newPortfolioBody('CHF')),
    portfolio(newPortfolioBody('EUR'), 'two', 'Income'),
  ]);
  window.history.replaceState(null, '', '/portfolio?portfolio=one');
  show({ saved });
  await choose(tableWithoutCurrency);
  await press(messages.next);
  await heading(messages.detectedStep);
  const net = checked(messages.netAmounts);
  await toggle(messages.netAmounts);
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  const chooseAnother = async (from: RegExp, to: string) => {
    await press(messages.back);
    await press(from);
    await act(async () => {
      fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${to}`, 'u') }));
    });
    await press(messages.next);
    await heading(messages.detectedStep);
    expect(checked(messages.netAmounts)).toBe(!net);
    return screen.getByRole<HTMLInputElement>('textbox', { name: messages.currencyOfAll });
  };
  const currency = await chooseAnother(/Growth/, 'Income');
  expect(currency.value).toBe('EUR');
  fireEvent.change(currency, { target: { value: 'GBP' } });
  await waitFor(() => {
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
  expect((await chooseAnother(/Income/, 'Growth')).value).toBe('GBP');
});

it('[IMPORT-PIPELINE-61] keeps a change that the file is being read with when going back', async () => {
  let readings = 0;
  const workers = createFakeWorkers({
    before: () => ((readings += 1) === 2 ? new Promise(() => undefined) : undefined),
  });
  show({ saved: await openWorkspace([portfolio()]), workers });
  await choose(unknown);
  await press(messages.next);
  await heading(messages.detectedStep);
  const net = checked(messages.netAmounts);
  await toggle(messages.netAmounts);
  await press(messages.back);
  await press(messages.next);
  await heading(messages.detectedStep);
  expect(checked(messages.netAmounts)).toBe(!net);
});

const marketInstrument = (symbol: string, fields: Partial<PortfolioInstrument> = {}) => ({
  instrument: {
    id: symbol,
    symbol,
    market: null,
    name: null,
    isin: null,
    currency: 'EUR',
    sector: null,
    ...fields,
  },
  exchange: null,
});
const trades = (symbol: string) =>
  [
    'Trade Date;Type;Symbol;Quantity;Price;Currency;Account',
    `2024-03-05;Buy;${symbol};10;110.00;EUR;Main`,
  ].join('\n');
const assign = async (text: string) => {
  await choose(text);
  for (const step of [messages.detectedStep, messages.assignStep]) {
    await press(messages.next);
    await heading(step);
  }
};
const importOne = async () => {
  await press(messages.next);
  await heading(messages.previewStep);
  await press(/^Import 1/);
  await heading(messages.doneStep);
};

it('[IMPORT-PIPELINE-60] stops planning when a choice changes, and plans with it next', async () => {
  const saved = await openWorkspace([portfolio()]);
  let finishPlanning: () => void = () => undefined;
  const holding = new Promise<undefined>((resolve) => {
    finishPlanning = () => {
      resolve(undefined);
    };
  });
  let plans = 0;
  const workers = createFakeWorkers({
    before: (name) => (name === 'plan' && (plans += 1) === 2 ? holding : undefined),
  });
  show({ saved, workers });
  await assign(trades('ACME'));
  const nameAs = (name: string): void => {
    fireEvent.change(screen.getByRole('textbox', { name: messages.newAccountName('Main') }), {
      target: { value: name },
    });
  };
  nameAs('First');
  await press(messages.next);
  await screen.findByRole('progressbar');
  nameAs('Second');
  await act(async () => {
    finishPlanning();
    await holding;
  });
  expect(await heading(messages.assignStep)).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await importOne();
  expect((await bodyOf(saved, 'one')).accounts).toMatchObject([{ name: 'Second' }]);
});

it('[IMPORT-PIPELINE-41] matches an instrument of the market data, and adds it as that has it', async () => {
  const saved = await openWorkspace([portfolio()]);
  show({ saved, findInstruments: () => Promise.resolve([marketInstrument('ACME', { sector: 'Energy' })]) });
  await assign(trades('acme'));
  await importOne();
  expect((await bodyOf(saved, 'one')).instruments).toMatchObject([{ id: 'ACME', sector: 'Energy' }]);
});

it('[IMPORT-PIPELINE-41] matches no symbol that trades in another currency', async () => {
  const saved = await openWorkspace([portfolio()]);
  show({ saved, findInstruments: () => Promise.resolve([marketInstrument('ACME', { currency: 'USD' })]) });
  await assign(trades('ACME'));
  expect(screen.getByText(messages.matchedBy.new)).toBeDefined();
  expect(screen.getByRole('button', { name: 'ACME' })).toBeDefined();
});

it('[IMPORT-PIPELINE-48] says why a symbol in another currency is a new instrument, and under which symbol', async () => {
  const saved = await openWorkspace([portfolio()]);
  show({ saved, findInstruments: () => Promise.resolve([marketInstrument('ACME', { currency: 'USD' })]) });
  await assign(trades('ACME'));
  const said = messages.otherCurrency('ACME', 'USD', 'EUR', 'ACME (EUR)');
  expect(screen.getByText(said, { exact: false })).toBeDefined();
  await importOne();
  expect((await bodyOf(saved, 'one')).instruments).toMatchObject([{ id: 'ACME (EUR)', currency: 'EUR' }]);
});

it('[IMPORT-PIPELINE-47] takes a price for an instrument without market prices, and shows it before it is saved', async () => {
  const saved = await openWorkspace([portfolio()]);
  show({ saved });
  await assign(trades('ACME'));
  expect(screen.getByText(messages.newInstruments(1, '1', false))).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  await press(/^Enter price/);
  const price = screen.getByRole('textbox', { name: messages.priceIn('EUR') });
  expect(document.activeElement).toBe(price);
  fireEvent.change(price, { target: { value: 'cheap' } });
  await press(messages.next);
  expect(screen.getByText(messages.priceNeeded)).toBeDefined();
  expect(await heading(messages.assignStep)).toBeDefined();
  fireEvent.change(price, { target: { value: '125.5' } });
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: messages.priceDay });
  expect(day.value).toBe('2024-03-05');
  fireEvent.change(day, { target: { value: '2024-03-31' } });
  await press(messages.next);
  await heading(messages.previewStep);
  expect(screen.getByRole('region', { name: messages.prices }).textContent).toContain('125.50 EUR');
  await press(/^Import 2/);
  await heading(messages.doneStep);
  expect((await bodyOf(saved, 'one')).rows[1]).toMatchObject({
    kind: 'valuation',
    date: '2024-03-31',
    price: '125.5',
    currency: 'EUR',
  });
  await press(messages.takeBack);
  await heading(messages.takenBackStep);
  expect(await bodyOf(saved, 'one')).toEqual(newPortfolioBody('USD'));
});

it('[IMPORT-PIPELINE-42] offers the nearest instruments for one that is not found, and takes the one chosen', async () => {
  const saved = await openWorkspace([portfolio()]);
  show({ saved, findInstruments: () => Promise.resolve([marketInstrument('ACME', { name: 'Acme Inc' })]) });
  await assign(trades('ACMW'));
  expect(screen.getByText(messages.newInstruments(1, '1', true))).toBeDefined();
  await press('ACME · Acme Inc');
  expect(screen.getByText(messages.matchedBy.choice)).toBeDefined();
  await importOne();
  expect((await bodyOf(saved, 'one')).instruments).toMatchObject([{ id: 'ACME', name: 'Acme Inc' }]);
});

it('[IMPORT-PIPELINE-43] imports without the market data, and says that it was not searched', async () => {
  show({ saved: await openWorkspace([portfolio()]), findInstruments: () => Promise.resolve(null) });
  await assign(trades('ACME'));
  expect(screen.getByText(messages.notSearched)).toBeDefined();
  await importOne();
});

it('[IMPORT-PIPELINE-28] stops when the overlay is closed', async () => {
  const workers = createFakeWorkers();
  const signals: (AbortSignal | undefined)[] = [];
  const run: typeof workers.run = (task, options) => {
    signals.push(options?.signal);
    return workers.run(task, options);
  };
  const { unmount } = show({ saved: await openWorkspace([portfolio()]), workers: { run } });
  await choose(schwab);
  await press(messages.next);
  await waitFor(() => {
    expect(signals).toHaveLength(1);
  });
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

it.each([
  ['an empty file', '', messages.problems.empty],
  ['a letter', 'Dear customer\n\nthank you.', messages.notTable],
  ['unknown XML', '<rss><item/></rss>', messages.unknownDocument],
])('[IMPORT-PIPELINE-29] says what is wrong with %s', async (_, text, title) => {
  show({ saved: await openWorkspace([portfolio()]) });
  await choose(text);
  await press(messages.next);
  expect(await screen.findByText(`${title}.`)).toBeDefined();
});

const tableWithoutCurrency = 'Date,Type,Symbol,Quantity,Price\n2024-01-02,Buy,ACME,10,100\n';

it('[IMPORT-PIPELINE-35] reads lines without a currency in that of the portfolio', async () => {
  const saved = await openWorkspace([portfolio(newPortfolioBody('CHF'))]);
  show({ saved });
  await preview(tableWithoutCurrency);
  await press(/^Import 1/);
  await heading(messages.doneStep);
  expect((await bodyOf(saved, 'one')).rows).toMatchObject([{ currency: 'CHF' }]);
});

it('[IMPORT-PIPELINE-35] gives a new portfolio the currency of most transactions', async () => {
  const saved = await openWorkspace([]);
  show({ saved });
  await screen.findByRole('textbox', { name: messages.currency });
  await preview(brokerTexts['Trade Republic'] ?? '');
  await press(/^Import 4/);
  await heading(messages.doneStep);
  expect(await saved.list()).toMatchObject({ value: [{ currency: 'EUR' }] });
});

it('[IMPORT-PIPELINE-36] names an account that the file calls DEFAULT by the layout, or as entered', async () => {
  const saved = await openWorkspace([portfolio()]);
  show({ saved });
  await choose(brokerTexts['Trade Republic'] ?? '');
  await press(messages.next);
  await heading(messages.detectedStep);
  await press(messages.next);
  await heading(messages.assignStep);
  const name = screen.getByRole('textbox', { name: messages.newAccountName('DEFAULT') });
  expect((name as HTMLInputElement).value).toBe('Trade Republic');
  fireEvent.change(name, { target: { value: 'Savings' } });
  await press(messages.next);
  await heading(messages.previewStep);
  await press(/^Import 4/);
  await heading(messages.doneStep);
  expect((await bodyOf(saved, 'one')).accounts).toMatchObject([{ name: 'Savings' }]);
});

it('[IMPORT-PIPELINE-37] stops at a file without transactions, and says what to do', async () => {
  show({ saved: await openWorkspace([portfolio()]) });
  await choose('Date,What,Symbol\n2024-01-02,unknown,ACME\n');
  await press(messages.next);
  await heading(messages.detectedStep);
  expect(screen.getByText(`${messages.noTransactions}.`).parentElement?.textContent).toContain(
    messages.noTransactionsMapped,
  );
  const next = screen.getByRole('button', { name: messages.next });
  expect((next as HTMLButtonElement).disabled || next.getAttribute('aria-disabled') === 'true').toBe(true);
});

it('[IMPORT-PIPELINE-38] deletes the portfolio that a taken back import made, and recovers it', async () => {
  const saved = await openWorkspace([]);
  show({ saved });
  await screen.findByRole('textbox', { name: messages.currency });
  await preview(schwab);
  await press(/^Import 5/);
  await heading(messages.doneStep);
  await press(messages.takeBack);
  await heading(messages.takenBackStep);
  await press(messages.deleteEmptied);
  await screen.findByText(messages.emptiedDeleted('Charles Schwab'));
  expect(await saved.list()).toMatchObject({ value: [] });
  await press(messages.recoverEmptied);
  await screen.findByText(messages.emptiedKept('Charles Schwab'));
  expect(await saved.list()).toMatchObject({ value: [{ title: 'Charles Schwab' }] });
});

it('[IMPORT-PIPELINE-40] adds opening positions from the preview, and removes them', async () => {
  const saved = await openWorkspace([portfolio()]);
  show({ saved });
  await preview(schwab);
  const cost = screen.getByRole('textbox', { name: messages.openingCost('USD') });
  await press(messages.openingAdd);
  expect(screen.getByText(messages.openingNeeded)).toBeDefined();
  fireEvent.change(cost, { target: { value: '8.5' } });
  await act(async () => {
    fireEvent.keyDown(cost, { key: 'Enter' });
  });
  const remove = await screen.findByRole('button', { name: messages.openingRemove('BETA · BETA CORP') });
  expect(screen.queryByRole('region', { name: messages.refusedTitle })).toBeNull();
  await act(async () => {
    fireEvent.click(remove);
  });
  await screen.findByRole('region', { name: messages.refusedTitle });
  fireEvent.change(screen.getByRole('textbox', { name: messages.openingCost('USD') }), {
    target: { value: '8.5' },
  });
  await press(messages.openingAdd);
  await screen.findByRole('button', { name: messages.openingRemove('BETA · BETA CORP') });
  await press(/^Import 7/);
  await heading(messages.doneStep);
  const { rows } = await bodyOf(saved, 'one');
  expect(rows[0]).toMatchObject({ kind: 'deposit', quantity: '3', price: '8.5', date: '2024-06-10' });
});

it('[IMPORT-PIPELINE-29] says that nothing is new, and that every line was refused', async () => {
  const saved = await openWorkspace([portfolio(importInto(newPortfolioBody('USD'), schwab))]);
  const { unmount } = show({ saved });
  await preview(schwab);
  expect(screen.getByText(`${messages.nothingNew}.`)).toBeDefined();
  expect(screen.getByRole('button', { name: messages.close })).toBeDefined();
  unmount();
  show({ saved: await openWorkspace([portfolio()]) });
  await preview(
    'Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note\n16-09-2021,A,YAHOO,USD,2,5,sell,1,',
  );
  expect(screen.getByText(`${messages.allRefused}.`)).toBeDefined();
});
