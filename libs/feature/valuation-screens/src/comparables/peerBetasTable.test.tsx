import type { Peer } from '@finance-analyst/documents';
import { setAssumptions, storedPeerBetas, type Valuation } from '@finance-analyst/valuation';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, peersWithBetas } from '../testing/examplePeers.js';
import { messages } from './messages.js';
import type { PeerBetaLoading } from './PeerBetaLoading.js';
import { PeerBetasTable } from './PeerBetasTable.js';

const noLoading: PeerBetaLoading = { states: new Map(), load: () => undefined };
const table = (
  valuation: Valuation,
  given: Partial<Omit<Parameters<typeof PeerBetasTable>[0], 'valuation'>> = {},
) => (
  <PeerBetasTable
    valuation={valuation}
    loading={noLoading}
    onExplain={() => undefined}
    onExplainModel={() => undefined}
    {...given}
  />
);

const document = documentWithPeers(peersWithBetas);
const figureIn = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('[VALUATION-SCREENS-620] shows each beta without its leverage, their median and what it is at the debt of the model', () => {
  const body = setAssumptions(
    document.body,
    new Map<string, number | string>([
      ['beta_method', 'peers'],
      ['peer_beta', 0.9],
      ['debt_weight', 0.2],
      ['interest_tax_rate', 0.25],
    ]),
  );
  const onExplain = vi.fn();
  const onExplainModel = vi.fn();
  render(table(exampleValuation2({ ...document, body }), { onExplain, onExplainModel }));
  expect(screen.getByText(messages.betasInUse)).toBeDefined();
  expect(figureIn(/Northgate/u)[0]).toContain('0.80');
  // 0.9 × (1 + 0.75 × 0.2 ÷ 0.8)
  expect(figureIn(/Relevered/u)).toEqual([expect.stringContaining('1.07'), '']);
  // What is entered is beside the median that it replaces.
  expect(figureIn(/^Unlevered beta in the model/u)).toEqual([expect.stringContaining('0.90'), '']);
  fireEvent.click(screen.getByRole('button', { name: /^Explain Unlevered beta, Northgate/u }));
  expect(onExplain).toHaveBeenLastCalledWith({ kind: 'unlevered-beta', id: 'NGI' });
  fireEvent.click(screen.getByRole('button', { name: /^Explain Median unlevered beta/u }));
  expect(onExplain).toHaveBeenLastCalledWith({ kind: 'median-beta' });
  expect(screen.queryByRole('button', { name: /Explain .*Lossmaker/u })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Explain Relevered/u }));
  expect(onExplainModel).toHaveBeenLastCalledWith({ kind: 'model', name: 'relevered_beta' });
  fireEvent.click(screen.getByRole('button', { name: /^Explain Unlevered beta in the model/u }));
  expect(onExplainModel).toHaveBeenLastCalledWith({ kind: 'model', name: 'peer_beta' });
});

it('[VALUATION-SCREENS-628] shows the standard errors of the betas and of their median, with derivation', () => {
  const onExplain = vi.fn();
  const { rerender } = render(table(exampleValuation2(document), { onExplain }));
  const { peers, medianError } = storedPeerBetas(document.body);
  const northgate = peers.get('NGI');
  const shown = (value: number | null | undefined) => (value ?? Number.NaN).toFixed(2);
  expect(figureIn(/Northgate/u)[4]).toContain(shown(northgate?.ok ? northgate.value.unleveredError : null));
  expect(figureIn(/^Median/u)[1]).toContain(shown(medianError));
  fireEvent.click(screen.getByRole('button', { name: /^Explain Standard error, Northgate/u }));
  expect(onExplain).toHaveBeenLastCalledWith({ kind: 'unlevered-error', id: 'NGI' });
  fireEvent.click(screen.getByRole('button', { name: /^Explain Standard error of the median/u }));
  expect(onExplain).toHaveBeenLastCalledWith({ kind: 'median-error' });
  const [first, ...others] = document.body.peers;
  const { standardError: _, ...older } = first?.beta ?? {};
  const peersBefore = [{ ...first, beta: older } as Peer, ...others];
  rerender(table(exampleValuation2({ ...document, body: { ...document.body, peers: peersBefore } })));
  expect(figureIn(/Northgate/u)[4]).toContain(messages.noStandardError);
  expect(figureIn(/^Median/u)[1]).toContain(messages.noMedianError);
});

it('[VALUATION-SCREENS-620] says that betas do not count while beta is the company’s own, and is absent without them', () => {
  const { rerender } = render(table(exampleValuation2(document)));
  expect(screen.getByText(messages.betasNotInUse)).toBeDefined();
  rerender(table(exampleValuation2(documentWithPeers())));
  expect(screen.getByText(messages.noBetas)).toBeDefined();
  rerender(table(exampleBuyoutValuation()));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('[VALUATION-SCREENS-621] names the betas that are on their way and those that could not be loaded, with a retry', () => {
  const load = vi.fn();
  const states: PeerBetaLoading['states'] = new Map([
    ['NGI', { kind: 'loading' }],
    ['LSM', { kind: 'waiting' }],
    ['HLS', { kind: 'failed', reason: 'Too slow.' }],
  ]);
  const { rerender } = render(table(exampleValuation2(document), { loading: { states, load } }));
  expect(screen.getByRole('status').textContent).toBe(
    `${messages.loadingBetas(['Northgate Instruments'])} ${messages.waitingForPrices(['Lossmaker'])}`,
  );
  // A beta that the model has stays in sight while a newer one loads.
  expect(figureIn(/Northgate/u)[0]).toContain('0.80');
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toContain(messages.betasNotLoaded(['Hollis Sensors']));
  expect(notice.textContent).toContain('Too slow.');
  fireEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenLastCalledWith([{ id: 'HLS', hasPrice: true }]);
  rerender(table(exampleValuation2(documentWithPeers()), { loading: { states, load } }));
  expect(screen.queryByText(messages.noBetas)).toBeNull();
});
