import { setAssumptions } from '@finance-analyst/valuation';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, peersWithBetas } from '../testing/examplePeers.js';
import { messages } from './messages.js';
import { PeerBetasTable } from './PeerBetasTable.js';

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
  render(<PeerBetasTable valuation={exampleValuation2({ ...document, body })} onExplain={onExplain} />);
  expect(screen.getByText(messages.betasInUse)).toBeDefined();
  expect(figureIn(/Northgate/u)[0]).toContain('0.80');
  // 0.9 × (1 + 0.75 × 0.2 ÷ 0.8)
  expect(figureIn(/Relevered/u)).toEqual(['1.07']);
  // What is entered is beside the median that it replaces.
  expect(figureIn(/^Unlevered beta in the model/u)).toEqual(['0.90']);
  fireEvent.click(screen.getByRole('button', { name: /^Explain Unlevered beta, Northgate/u }));
  expect(onExplain).toHaveBeenLastCalledWith({ kind: 'unlevered-beta', id: 'NGI' });
  fireEvent.click(screen.getByRole('button', { name: /^Explain Median unlevered beta/u }));
  expect(onExplain).toHaveBeenLastCalledWith({ kind: 'median-beta' });
  expect(screen.queryByRole('button', { name: /Explain .*Lossmaker/u })).toBeNull();
});

it('[VALUATION-SCREENS-620] says that betas do not count while beta is the company’s own, and is absent without them', () => {
  const { rerender } = render(
    <PeerBetasTable valuation={exampleValuation2(document)} onExplain={() => undefined} />,
  );
  expect(screen.getByText(messages.betasNotInUse)).toBeDefined();
  rerender(<PeerBetasTable valuation={exampleValuation2(documentWithPeers())} onExplain={() => undefined} />);
  expect(screen.getByText(messages.noBetas)).toBeDefined();
  rerender(<PeerBetasTable valuation={exampleBuyoutValuation()} onExplain={() => undefined} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
