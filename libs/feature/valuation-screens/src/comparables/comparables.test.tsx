import { useDocumentSession } from '@finance-analyst/document-editing';
import type { ModelInstrument, Transaction } from '@finance-analyst/documents';
import { createMarketDataStore } from '@finance-analyst/market-data';
import {
  derivedPartsOf,
  addPeers,
  modelComparables,
  removePeer,
  removeTransaction,
  setPeerLeftOut,
  setPeerMarketData,
  setTransactionLeftOut,
  storedPeerBetas,
  addTransactions,
  type PeerMarketData,
  type PeerWithStatements,
} from '@finance-analyst/valuation';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { exampleFundamentals, exampleQuote } from '../testing/exampleModel.js';
import { exampleDocument2, exampleFundamentals2, exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, examplePeer, examplePeers, peersWithBetas } from '../testing/examplePeers.js';
import { exampleSession } from '../testing/exampleSession.js';
import { formattingIn } from '../testing/formattingIn.js';
import { newestToday } from '../testing/newestToday.js';
import { noEdits } from '../testing/noEdits.js';
import { useAssumptionEdits } from '../workbench/useAssumptionEdits.js';
import { ComparablesPanel } from './ComparablesPanel.js';
import { explainComparables, type ComparablesTarget } from './explainComparables.js';
import { subjectId } from './ExplainedCompany.js';
import { MethodsPanel } from './MethodsPanel.js';
import { messages } from './messages.js';
import { transactionsFile } from './transactionsFile.js';
import { usePeerBetas } from './usePeerBetas.js';
import { usePeerLoading } from './usePeerLoading.js';

const freshness = { fetchedAt: '2026-11-20T06:00:00.000Z', ageSeconds: 3600, stale: false, reason: null };

const measured = { value: 1.3, label: 'Slope of 104 weekly returns', source: 'stooq', asOf: '2026-11-20' };
/** What a cost of capital starts from, with a measured beta. */
const exampleRates = {
  symbol: 'NGI',
  currency: 'USD',
  riskFreeRate: measured,
  equityRiskPremium: measured,
  beta: measured,
  costOfDebt: measured,
};

/** Presses a button whose dialog loads with the first press. */
const pressToLoad = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

/** An answer that is given later. */
function openAnswer() {
  let resolve: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((give) => {
    resolve = give;
  });
  return { promise, resolve };
}

const answered = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...headers } });

/** A server that knows the statements of NGI, and no other company. */
function served(
  isDown: () => boolean = () => false,
  hasQuotes: () => boolean = () => true,
  rates: () => Response | Promise<Response> = () => answered(exampleRates),
  wait?: () => Promise<void>,
) {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input);
    if (isDown()) throw new TypeError('Failed to fetch');
    if (!url.includes('bulk') && !hasQuotes())
      return new Response(JSON.stringify({ error: { code: 'upstream', message: 'No quotes.' } }), {
        status: 502,
      });
    if (url.includes('parameters')) return rates();
    if (!url.includes('bulk')) return answered({ quotes: [{ ...exampleQuote, symbol: 'NGI' }], missing: [] });
    const { symbols } = JSON.parse(String(init?.body)) as { readonly symbols: readonly string[] };
    sent.push(symbols.join(' '));
    const lines = symbols.map((symbol) =>
      symbol === 'NGI'
        ? { symbol, statements: { ...exampleFundamentals({ symbol, name: 'Northgate' }), freshness } }
        : { symbol, error: { code: 'no-fundamentals', message: `No filings of ${symbol}.` } },
    );
    return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  };
  const store = createMarketDataStore({ fetch, ...(wait && { wait }) }, {});
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return { sent, wrapper };
}

const subject: ModelInstrument = { symbol: 'EXM', market: null, name: 'Example Instruments' };

function loading(isDown?: () => boolean, hasQuotes?: () => boolean, of = subject) {
  const { sent, wrapper } = served(isDown, hasQuotes);
  const loaded: PeerWithStatements[] = [];
  const refreshed: PeerWithStatements[] = [];
  const { result } = renderHook(
    () =>
      usePeerLoading(
        of,
        {
          addPeers: (peers) => loaded.push(...peers),
          refreshPeers: (peers) => refreshed.push(...peers),
          setPeerMarketData: () => undefined,
        },
        true,
      ),
    { wrapper },
  );
  return { sent, loaded, refreshed, now: () => result.current };
}

it('[VALUATION-SCREENS-530] loads a peer with price and statements, and says why another is not added', async () => {
  const { now, loaded, sent } = loading();
  act(() => {
    now().load(['NGI', 'NONE']);
  });
  expect(now().state).toEqual({ kind: 'loading', symbols: ['NGI', 'NONE'], done: 0 });
  await waitFor(() => {
    expect(now().state).toEqual({
      kind: 'failed',
      symbols: ['NONE'],
      isRetryable: true,
      reason: 'No filings of NONE.',
    });
  });
  expect(sent).toEqual(['NGI NONE']);
  expect(loaded.map(({ peer }) => [peer.id, peer.name, peer.price?.price])).toEqual([
    ['NGI', 'Northgate', exampleQuote.price],
  ]);
  expect(loaded[0]?.fundamentals).not.toHaveProperty('freshness');
});

it('[VALUATION-SCREENS-530] loads again after a failure, and not the company of the model', async () => {
  let isDown = true;
  const { now, loaded, sent } = loading(() => isDown);
  act(() => {
    now().load(['NGI']);
  });
  await waitFor(() => {
    expect(now().state).toMatchObject({ kind: 'failed', symbols: ['NGI'] });
  });
  isDown = false;
  act(() => {
    now().load(['NGI']);
  });
  await waitFor(() => {
    expect(loaded).toHaveLength(1);
  });
  act(() => {
    now().load(['EXM']);
  });
  expect(now().state).toEqual({
    kind: 'failed',
    symbols: ['EXM'],
    isRetryable: false,
    reason: messages.isSubject(subject.name),
  });
  expect(sent).toEqual(['NGI']);
});

it('[VALUATION-SCREENS-530] loads a peer chosen during a load after it', async () => {
  const { now, loaded, sent } = loading();
  act(() => {
    now().load(['NGI']);
    now().load(['NONE']);
  });
  expect(now().state).toEqual({ kind: 'loading', symbols: ['NGI', 'NONE'], done: 0 });
  await waitFor(() => {
    expect(now().state).toMatchObject({ kind: 'failed', symbols: ['NONE'] });
  });
  expect(sent).toEqual(['NGI', 'NONE']);
  expect(loaded.map(({ peer }) => peer.id)).toEqual(['NGI']);
});

it('[VALUATION-SCREENS-600] names the company of the model as not added, beside the peer that was', async () => {
  const { now, loaded } = loading();
  act(() => {
    now().load(['NGI']);
    now().load(['EXM']);
  });
  await waitFor(() => {
    expect(now().state).toMatchObject({ kind: 'failed', symbols: ['EXM'], isRetryable: false });
  });
  expect(loaded).toHaveLength(1);
});

/** The betas of a model with the peer NGI, which the server gives. */
function betasFrom(rates: () => Response | Promise<Response>, wait?: () => Promise<void>) {
  const { wrapper } = served(undefined, undefined, rates, wait);
  let { body } = documentWithPeers(examplePeers.slice(0, 1));
  const { result, unmount } = renderHook(
    () =>
      usePeerBetas({
        setPeerMarketData: (id, arrived) => {
          body = setPeerMarketData(body, id, arrived);
        },
      }),
    { wrapper },
  );
  const load = () => {
    act(() => {
      result.current.load([{ id: 'NGI', hasPrice: true }]);
    });
  };
  const peer = () => body.peers[0];
  return { load, unmount, state: () => result.current.states.get('NGI'), peer, beta: () => peer()?.beta };
}

const assumedRates = { ...exampleRates, beta: { ...measured, source: 'configuration', asOf: null } };
const provisional = () => answered(assumedRates, { 'cache-control': 'no-store' });

it('[VALUATION-SCREENS-621] takes beta and price by itself when the prices arrive', async () => {
  let rates = provisional;
  let arrive: () => void = () => undefined;
  const { load, state, peer } = betasFrom(
    () => rates(),
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  load();
  await waitFor(() => {
    expect(state()).toEqual({ kind: 'waiting' });
  });
  expect(peer()?.beta).toBeUndefined();
  rates = () => answered(exampleRates);
  arrive();
  await waitFor(() => {
    expect(peer()).toMatchObject({ beta: measured, price: { price: exampleQuote.price } });
  });
  expect(state()).toBeUndefined();
});

it('[VALUATION-SCREENS-621] says after a while that the prices are still loading', async () => {
  const { load, state } = betasFrom(provisional, () => Promise.resolve());
  load();
  await waitFor(() => {
    expect(state()).toEqual({ kind: 'failed', reason: messages.pricesStillLoading });
  });
});

it('[VALUATION-SCREENS-621] loads the price of a peer without one beside its beta', async () => {
  let hasQuotes = false;
  const { wrapper } = served(undefined, () => hasQuotes);
  const arrived: PeerMarketData[] = [];
  const edits = {
    addPeers: () => undefined,
    refreshPeers: () => {
      hasQuotes = true;
    },
    setPeerMarketData: (_id: string, data: PeerMarketData) => arrived.push(data),
  };
  const { result } = renderHook(() => usePeerLoading(subject, edits, true), { wrapper });
  act(() => {
    result.current.refresh(['NGI']);
  });
  await waitFor(() => {
    expect(arrived).toMatchObject([{ beta: measured, price: { price: exampleQuote.price } }]);
  });
  expect(result.current.unpriced).toEqual([]);
});

it('[VALUATION-SCREENS-621] says why a beta could not be loaded, and loads it again', async () => {
  let isDown = true;
  const { load, state, beta } = betasFrom(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return answered(exampleRates);
  });
  load();
  await waitFor(() => {
    expect(state()).toMatchObject({ kind: 'failed' });
  });
  isDown = false;
  load();
  await waitFor(() => {
    expect(beta()).toEqual(measured);
  });
  expect(state()).toBeUndefined();
});

it('[VALUATION-SCREENS-621] takes no beta that is assumed, or that arrives after the panel is closed', async () => {
  const unmeasured = betasFrom(() => answered(assumedRates));
  unmeasured.load();
  await waitFor(() => {
    expect(unmeasured.state()).toBeUndefined();
  });
  expect(unmeasured.beta()).toBeUndefined();
  const rates = openAnswer();
  const closed = betasFrom(() => rates.promise);
  closed.load();
  closed.unmount();
  rates.resolve(answered(exampleRates));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(closed.beta()).toBeUndefined();
});

it('[VALUATION-SCREENS-530] says which prices could not be refreshed', async () => {
  const { now, loaded, refreshed } = loading(undefined, () => false);
  act(() => {
    now().refresh(['NGI']);
  });
  await waitFor(() => {
    expect(now().unpriced).toEqual(['NGI']);
  });
  expect([now().state.kind, loaded.length, refreshed.length]).toEqual(['idle', 0, 1]);
});

it.each([
  [null, 'XNAS:EXM'],
  ['XNAS', 'EXM'],
  ['XNAS', 'XNAS:EXM'],
])('[VALUATION-SCREENS-530] knows the company of the model on market %s as %s', (market, symbol) => {
  const { now, sent } = loading(undefined, undefined, { ...subject, market });
  act(() => {
    now().load([symbol]);
  });
  expect(now().state).toMatchObject({ kind: 'failed', symbols: [symbol], isRetryable: false });
  expect(sent).toEqual([]);
});

const transaction: Transaction = {
  id: 'alpha',
  target: 'Alpha',
  announced: '2025-05-02',
  currency: 'USD',
  enterpriseValue: 1e9,
  equityValue: null,
  metrics: { revenue: 4e8, ebitda: 1e8, ebit: null, netIncome: null, bookValue: null },
  source: '',
};

it('[VALUATION-SCREENS-607] shows the multiples of a transaction in a read-only model, without controls', () => {
  const { wrapper } = served();
  const document = documentWithPeers([]);
  const body = addTransactions(document.body, [transaction]);
  render(
    <ComparablesPanel
      valuation={exampleValuation2({ ...document, body })}
      edits={noEdits}
      newestDay={newestToday}
      isReadOnly
      onExplain={vi.fn()}
    />,
    { wrapper },
  );
  const row = screen.getByRole('row', { name: /^Alpha/u });
  expect(row.textContent).toContain('10.0×');
  expect(screen.getByRole('columnheader', { name: 'EV/EBITDA' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'EV/EBIT' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add transaction' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/u })).toBeNull();
});

it('[VALUATION-SCREENS-532] names each edit of the peers in undo', () => {
  const opened = exampleDocument2();
  const { result } = renderHook(() => {
    const { editing } = useDocumentSession({
      open: () => exampleSession(opened, derivedPartsOf(opened, exampleFundamentals2())),
      onStored: () => undefined,
      onNewer: () => undefined,
    });
    return { editing, edits: useAssumptionEdits(editing, null) };
  });
  const peer = examplePeer('NGI', 'Northgate', { price: 61 });
  act(() => {
    const { edits } = result.current;
    edits.addPeers([peer]);
    edits.setPeerLeftOut('NGI', true);
    edits.setPeerLeftOut('NGI', false);
    edits.refreshPeers([peer]);
    edits.setPeerMarketData('NGI', { beta: measured, price: null });
    edits.setPeerMarketData('NGI', { beta: { ...measured, value: 1.4 }, price: null });
    edits.removePeer('NGI');
    edits.addPeers(examplePeers.slice(0, 2));
    edits.addTransactions([transaction]);
    edits.changeTransaction(transaction, { enterpriseValue: 9e8 });
    edits.setTransactionLeftOut(transaction.id, true);
    edits.removeTransaction(transaction.id);
  });
  expect(result.current.editing.history.past.map(({ edit }) => edit)).toEqual([
    'Add peer Northgate',
    'Leave Northgate out of the statistics',
    'Count Northgate in the statistics',
    'Refresh peers',
    'Betas and prices of the peers',
    'Remove peer Northgate',
    'Add 2 peers',
    'Add transaction Alpha',
    'Edit transaction Alpha',
    'Leave Alpha out of the statistics',
    'Remove transaction Alpha',
  ]);
  act(() => {
    result.current.editing.undo();
  });
  expect(result.current.editing.body.transactions).toMatchObject([{ enterpriseValue: 9e8, isLeftOut: true }]);
  act(() => {
    for (let count = 0; count < 4; count += 1) result.current.editing.undo();
  });
  expect(result.current.editing.body.peers).toEqual([]);
});

it('[VALUATION-SCREENS-632] leaves what can be redone when the beta of a peer arrives', () => {
  const opened = exampleDocument2();
  const { result } = renderHook(() => {
    const { editing } = useDocumentSession({
      open: () => exampleSession(opened, derivedPartsOf(opened, exampleFundamentals2())),
      onStored: () => undefined,
      onNewer: () => undefined,
    });
    return { editing, edits: useAssumptionEdits(editing, null) };
  });
  const valueOf = (input: string) =>
    result.current.editing.body.assumptions.find((row) => row.input === input)?.value;
  act(() => {
    const { edits } = result.current;
    edits.addPeers([examplePeer('NGI', 'Northgate', { price: 61 })]);
    edits.set('beta', 1.7);
    edits.set('specific_premium', 0.02);
  });
  act(() => {
    result.current.editing.undo();
    result.current.editing.undo();
    result.current.edits.setPeerMarketData('NGI', { beta: measured, price: null });
  });
  expect(result.current.editing.history.future.map(({ edit }) => edit)).toHaveLength(2);
  act(() => {
    result.current.editing.redo();
    result.current.editing.redo();
  });
  expect([valueOf('beta'), valueOf('specific_premium')]).toEqual([1.7, 0.02]);
  expect(result.current.editing.body.peers).toMatchObject([{ id: 'NGI', beta: measured }]);
  act(() => {
    for (let count = 0; count < 3; count += 1) result.current.editing.undo();
  });
  expect(result.current.editing.body.peers[0]?.beta).toBeUndefined();
});

const formatting = formattingIn('en-US');
const explained = (target: ComparablesTarget): DerivationNode => {
  const node = explainComparables(exampleValuation2(documentWithPeers()), target, {
    scale: 'millions',
    formatting,
  });
  if (!node) throw new Error('There is no derivation.');
  return node;
};
const all = (node: DerivationNode): readonly DerivationNode[] => [node, ...node.children().flatMap(all)];
const numberIn = (node: DerivationNode | undefined): number => {
  if (!node?.figure?.ok || typeof node.figure.value !== 'number') throw new Error('There is no figure.');
  return node.figure.value;
};

it('[VALUATION-SCREENS-533] derives a multiple to the price and the filed figures, which give it', () => {
  const root = explained({ kind: 'multiple', id: 'NGI', name: 'evToEbitda' });
  const [enterprise, metric] = root.children();
  expect(numberIn(root)).toBeCloseTo(numberIn(enterprise) / numberIn(metric), 10);
  const [capitalization, claims] = enterprise?.children() ?? [];
  expect(numberIn(enterprise)).toBeCloseTo(numberIn(capitalization) + numberIn(claims), 2);
  const nodes = all(root);
  expect(nodes.find(({ kind }) => kind === 'price')?.notes[0]).toContain('Nov 20, 2026');
  expect(nodes.filter(({ kind }) => kind === 'filed').map(({ label }) => label)).toContain(
    'Operating income, TTM Q3 2026',
  );
  expect(nodes.every(({ label }) => label !== '')).toBe(true);
  expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
  const rate = nodes.find(({ label }) => label === messages.pensionTaxRate);
  expect([numberIn(rate), rate?.notes]).toEqual([
    0.256,
    ['Statutory rate, USD, OECD Corporate Tax Statistics'],
  ]);
});

it('[VALUATION-SCREENS-628] derives the standard error of the median to those of the measured betas', () => {
  const valuation = exampleValuation2(documentWithPeers(peersWithBetas));
  const root = explainComparables(valuation, { kind: 'median-error' }, { scale: 'millions', formatting });
  const { counted, peers, medianError } = storedPeerBetas(valuation.body);
  expect(numberIn(root ?? undefined)).toBe(medianError);
  const children = root?.children() ?? [];
  expect(children).toHaveLength(counted.length);
  const squares = children.map((node) => numberIn(node) ** 2).reduce((sum, square) => sum + square, 0);
  expect((1.2533141 * Math.sqrt(squares)) / counted.length).toBeCloseTo(medianError ?? Number.NaN, 7);
  const first = peers.get('NGI');
  const measuredError = children[0]?.children()[0];
  expect(numberIn(measuredError)).toBe(first?.ok ? first.value.standardError : null);
  expect(measuredError?.label).toBe(messages.of(messages.measuredError, 'Northgate Instruments'));
});

it('[VALUATION-SCREENS-533] derives a value from its statistic, of the multiples that count, and the model', () => {
  const { comparisons } = modelComparables(exampleValuation2(documentWithPeers()));
  const root = explained({ kind: 'implied', name: 'evToEbit', statistic: 'median' });
  const [multiple, metric, claims, shares] = root.children().map(numberIn);
  expect(numberIn(root)).toBeCloseTo(((multiple ?? 0) * (metric ?? 0) - (claims ?? 0)) / (shares ?? 1), 6);
  expect(root.children()[0]?.children()).toHaveLength(comparisons.evToEbit.count);
  expect(explained({ kind: 'capitalization', id: subjectId }).label).toBe(
    'Market capitalization, Example Instruments',
  );
});

function showPanel(
  peers: readonly PeerWithStatements[],
  isReadOnly = false,
  leftOut: string | null = null,
  rates?: () => Promise<Response>,
) {
  const edits = {
    addTransactions: vi.fn(),
    changeTransaction: vi.fn(),
    removeTransaction: vi.fn(),
    setTransactionLeftOut: vi.fn(),
    addPeers: vi.fn(),
    setPeerMarketData: vi.fn(),
    refreshPeers: vi.fn(),
    removePeer: vi.fn(),
    setPeerLeftOut: vi.fn(),
  };
  const { sent, wrapper } = served(undefined, undefined, rates);
  const document = documentWithPeers(peers);
  render(
    <ComparablesPanel
      valuation={exampleValuation2(
        leftOut === null ? document : { ...document, body: setPeerLeftOut(document.body, leftOut, true) },
      )}
      edits={edits}
      newestDay={newestToday}
      isReadOnly={isReadOnly}
      onExplain={vi.fn()}
    />,
    { wrapper },
  );
  return { edits, sent };
}

it('[VALUATION-SCREENS-531] names outliers with their fences, and multiples of fewer than three peers', () => {
  showPanel(examplePeers);
  expect(screen.getByText(/^Outliers, not in the statistics/u).textContent).toMatch(
    /EV\/EBITDA: Quorex \(outside \d+\.\d× to \d+\.\d×\)/u,
  );
  expect(screen.queryByText(/^Fewer than three/u)).toBeNull();
});

it('[VALUATION-SCREENS-531] shows a single multiple once, and statistics of two', () => {
  const statistics = () =>
    screen.queryAllByRole('rowheader', { name: /^(?:At the )?(?:only multiple|mean|median)$/iu }).length;
  showPanel(examplePeers.slice(0, 1));
  expect(screen.getByRole('row', { name: /^At the only multiple/u })).toBeDefined();
  expect(statistics()).toBe(2);
  cleanup();
  showPanel(examplePeers.slice(0, 2));
  expect(statistics()).toBe(4);
});

it('[VALUATION-SCREENS-531] says that statistics of two peers say little', () => {
  showPanel(examplePeers.slice(0, 2));
  expect(screen.getByText(/^Fewer than three peers have EV\/EBITDA/u)).toBeDefined();
});

it('[VALUATION-SCREENS-534] removes, leaves out and refreshes peers, and asks for some where there are none', async () => {
  const { edits, sent } = showPanel([examplePeer('NGI', 'Northgate', { price: 61 })]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Northgate' }));
  expect(edits.removePeer).toHaveBeenCalledExactlyOnceWith('NGI');
  fireEvent.click(screen.getByRole('checkbox', { name: /Northgate/u }));
  expect(edits.setPeerLeftOut).toHaveBeenCalledExactlyOnceWith('NGI', true);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => {
    expect(edits.refreshPeers).toHaveBeenCalledOnce();
  });
  expect(sent).toEqual(['NGI']);
});

/** The panel with peers that can be removed. */
function ChangingPanel() {
  const [body, setBody] = useState(documentWithPeers(examplePeers.slice(0, 3)).body);
  return (
    <ComparablesPanel
      valuation={exampleValuation2({ ...exampleDocument2(), body })}
      edits={{
        addPeers: vi.fn(),
        setPeerMarketData: vi.fn(),
        refreshPeers: vi.fn(),
        setPeerLeftOut: vi.fn(),
        addTransactions: vi.fn(),
        changeTransaction: vi.fn(),
        removeTransaction: vi.fn(),
        setTransactionLeftOut: vi.fn(),
        removePeer: (id) => {
          setBody((now) => removePeer(now, id));
        },
      }}
      newestDay={newestToday}
      isReadOnly={false}
      onExplain={vi.fn()}
    />
  );
}

it('[VALUATION-SCREENS-621] refreshes a peer without waiting for its beta, which follows', async () => {
  const rates = openAnswer();
  const northgate = examplePeer('NGI', 'Northgate', { price: 61 });
  const { edits } = showPanel([northgate], false, null, () => rates.promise);
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText(messages.loadingBetas(['Northgate']));
  expect(edits.refreshPeers).toHaveBeenCalledOnce();
  expect(edits.setPeerMarketData).not.toHaveBeenCalled();
  rates.resolve(answered(exampleRates));
  await waitFor(() => {
    expect(edits.setPeerMarketData).toHaveBeenCalledExactlyOnceWith('NGI', { beta: measured, price: null });
  });
  expect(screen.queryByText(messages.loadingBetas(['Northgate']))).toBeNull();
});

it('[VALUATION-SCREENS-601] moves the focus to the next peer, then to the search, and says what was removed', () => {
  const { wrapper } = served();
  const { container } = render(<ChangingPanel />, { wrapper });
  const remove = (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
  };
  remove('Meridian Tools');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Hollis Sensors');
  // The search has a status of its own once its code is loaded.
  const said = within(container)
    .getAllByRole('status')
    .map(({ textContent }) => textContent);
  expect(said.filter((text) => text !== '')).toEqual(['Removed Meridian Tools']);
  remove('Hollis Sensors');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Northgate Instruments');
  remove('Northgate Instruments');
  expect(document.activeElement).toBe(screen.getByLabelText('Add a peer'));
});

it('[VALUATION-SCREENS-534] asks for peers where there are none', () => {
  showPanel([]);
  expect(screen.getByText(messages.noPeers)).toBeDefined();
  expect(screen.getByLabelText('Add a peer')).toBeDefined();
});

it('[VALUATION-SCREENS-534] offers no edit in a model that is read-only', () => {
  const [first] = examplePeers;
  if (!first) throw new Error('No peers.');
  showPanel(examplePeers, true, first.peer.id);
  const inTable = within(screen.getByRole('table', { name: messages.table }));
  expect(inTable.getByRole('row', { name: new RegExp(`${first.peer.name}.*left out`, 'u') })).toBeDefined();
  expect(inTable.getAllByText(/left out/u)).toHaveLength(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/u })).toBeNull();
  expect(screen.queryByLabelText('Add a peer')).toBeNull();
  expect(screen.getAllByText(/Northgate Instruments/u).length).toBeGreaterThan(0);
});

it('[VALUATION-SCREENS-535] lists the reason of a method without a value', () => {
  const loss = examplePeer('LSM', 'Lossmaker', { price: 30, income: -0.4 });
  const document = exampleDocument2();
  render(
    <MethodsPanel valuation={exampleValuation2({ ...document, body: addPeers(document.body, [loss]) })} />,
  );
  expect(screen.getByText('EV/EBIT: No peer has this multiple.')).toBeDefined();
});

it('[VALUATION-SCREENS-607] restores unsubmitted entries when a dialog opens again', async () => {
  const { edits } = showPanel([]);
  const open = async (name: string, field: string) => {
    await pressToLoad(name);
    return screen.findByLabelText<HTMLInputElement>(field);
  };
  const escape = async () => {
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  };
  fireEvent.change(await open('Add transaction', 'Target'), { target: { value: 'Alpha' } });
  await escape();
  fireEvent.change(await open('Paste rows', 'Rows'), { target: { value: 'Beta' } });
  await escape();
  expect((await open('Paste rows', 'Rows')).value).toBe('Beta');
  await escape();
  expect((await open('Add transaction', 'Target')).value).toBe('Alpha');
  fireEvent.change(screen.getByLabelText('Announced'), { target: { value: '2025-05-02' } });
  fireEvent.change(screen.getByLabelText('Revenue'), { target: { value: '80' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save transaction' }));
  expect(edits.addTransactions).toHaveBeenCalledOnce();
  expect((await open('Add transaction', 'Target')).value).toBe('');
});

it('[VALUATION-SCREENS-607] shows transactions with multiples and value per share, and enters one by hand', async () => {
  const { edits } = showPanel([]);
  await pressToLoad('Add transaction');
  fireEvent.change(await screen.findByLabelText('Target'), { target: { value: 'Alpha' } });
  fireEvent.change(screen.getByLabelText('Enterprise value'), { target: { value: '1,000' } });
  fireEvent.change(screen.getByLabelText('EBITDA'), { target: { value: '80' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save transaction' }));
  expect(edits.addTransactions).not.toHaveBeenCalled();
  expect(screen.getByText(messages.dayMissing)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Announced'));
  fireEvent.change(screen.getByLabelText('Announced'), { target: { value: '2025-05-02' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save transaction' }));
  expect(edits.addTransactions).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ target: 'Alpha', enterpriseValue: 1e9, currency: 'USD' }),
  ]);
});

it('[VALUATION-SCREENS-607] enters equity value and earnings of a bank, and refuses an entry without amounts at its field', async () => {
  const { edits } = showPanel([]);
  await pressToLoad('Add transaction');
  fireEvent.change(await screen.findByLabelText('Target'), { target: { value: 'Bank' } });
  fireEvent.change(screen.getByLabelText('Announced'), { target: { value: '2025-05-02' } });
  const groups = Object.values(messages.entryGroups).map((name) => screen.getByRole('group', { name }));
  expect(groups.map((group) => group.querySelectorAll('input').length)).toEqual([3, 2, 5]);
  fireEvent.click(screen.getByRole('button', { name: 'Save transaction' }));
  expect(screen.getByLabelText('Enterprise value').getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText(messages.amountNeeded)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Equity value'), { target: { value: '900' } });
  fireEvent.change(screen.getByLabelText('Net income'), { target: { value: '75' } });
  fireEvent.change(screen.getByLabelText('Book value'), { target: { value: '-10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save transaction' }));
  expect(edits.addTransactions).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({
      enterpriseValue: null,
      equityValue: 9e8,
      metrics: { revenue: null, ebitda: null, ebit: null, netIncome: 75e6, bookValue: -10e6 },
    }),
  ]);
  expect(announced()).toContain('Added Bank');
});

it('[VALUATION-SCREENS-569] names outliers among transactions and multiples of too few', () => {
  const { wrapper } = served();
  const opened = documentWithPeers([]);
  const transactions = [8, 9, 10, 11, 60].map((multiple): Transaction => ({
    ...transaction,
    id: `${multiple}`,
    target: `Target ${multiple}`,
    enterpriseValue: multiple * 1e8,
    equityValue: multiple === 8 ? 5e8 : null,
    metrics: { ...transaction.metrics, revenue: null, netIncome: 4e7 },
  }));
  const body = addTransactions(opened.body, transactions);
  render(
    <ComparablesPanel
      valuation={exampleValuation2({ ...opened, body })}
      edits={noEdits}
      newestDay={newestToday}
      isReadOnly
      onExplain={vi.fn()}
    />,
    { wrapper },
  );
  expect(screen.getByText(/^Outliers, not in the statistics/u).textContent).toContain(
    'EV/EBITDA: Target 60 (outside 6.0× to 14.0×)',
  );
  expect(screen.getByText(/^Fewer than three transactions have P\/E;/u)).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Equity value' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Revenue' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'P/B' })).toBeNull();
});

/** What the regions of the screen announce; the search has one of its own. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

function ChangingTransactions() {
  const [body, setBody] = useState(
    addTransactions(exampleDocument2().body, [transaction, { ...transaction, id: 'beta', target: 'Beta' }]),
  );
  return (
    <ComparablesPanel
      valuation={exampleValuation2({ ...exampleDocument2(), body })}
      edits={{
        ...noEdits,
        setTransactionLeftOut: (id, isLeftOut) => {
          setBody((now) => setTransactionLeftOut(now, id, isLeftOut));
        },
        removeTransaction: (id) => {
          setBody((now) => removeTransaction(now, id));
        },
      }}
      newestDay={newestToday}
      isReadOnly={false}
      onExplain={vi.fn()}
    />
  );
}

it('[VALUATION-SCREENS-607] moves the focus to the next transaction, then to the button that adds one', () => {
  const { wrapper } = served();
  render(<ChangingTransactions />, { wrapper });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Alpha' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Beta');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Beta' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add transaction' }));
});

it('[VALUATION-SCREENS-569] says what an edit of the transactions did', async () => {
  const { wrapper } = served();
  render(<ChangingTransactions />, { wrapper });
  const count = screen.getByRole('checkbox', { name: /^Alpha/u });
  fireEvent.click(count);
  expect(announced()).toContain('Alpha left out of the statistics');
  fireEvent.click(count);
  expect(announced()).toContain('Alpha counted in the statistics');
  await pressToLoad('Edit Alpha');
  fireEvent.click(await screen.findByRole('button', { name: 'Save transaction' }));
  expect(announced()).toContain('Edited Alpha');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Alpha' }));
  expect(announced()).toContain('Removed Alpha');
});

it('[VALUATION-SCREENS-609] has the source of each transaction in the file, and only what one discloses', async () => {
  const document = exampleDocument2();
  const alpha = { ...transaction, announced: '2025-05-02', source: 'Deck, page 3' };
  const beta = {
    ...transaction,
    id: 'beta',
    target: 'Beta',
    enterpriseValue: null,
    isLeftOut: true,
  } as const;
  const body = addTransactions(document.body, [alpha, beta]);
  const file = transactionsFile(exampleValuation2({ ...document, body }));
  expect(file.name).toBe('EXM free cash flow transactions.csv');
  const lines = (await file.content.text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Median EV/EBITDA,10',
      'Target,Announced,Enterprise value (units),Revenue (units),EBITDA (units),EV/EBITDA,EV/Revenue,Source,Currency,In the statistics,Note',
      'Alpha,2025-05-02,1000000000,400000000,100000000,10,2.5,"Deck, page 3",USD,yes,',
    ]),
  );
  const ofBeta = lines.find((line) => line.startsWith('Beta'));
  expect(ofBeta).toContain(',,USD,no,');
  expect(ofBeta).toContain('Enterprise value is not disclosed.');
});
