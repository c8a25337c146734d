import type { Transaction } from '@finance-analyst/documents';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { addTransactions, changeTransaction, removeTransaction } from '@finance-analyst/valuation';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { newestToday } from '../testing/newestToday.js';
import { noEdits } from '../testing/noEdits.js';
import { ComparablesPanel } from './ComparablesPanel.js';
import { messages } from './messages.js';

const alpha: Transaction = {
  id: 'alpha',
  target: 'Alpha',
  announced: '2025-05-02',
  currency: 'USD',
  enterpriseValue: 1_234_567_890,
  equityValue: null,
  metrics: { revenue: 4e8, ebitda: 1e8, ebit: null, netIncome: null, bookValue: null },
  source: '',
};
const store = createMarketDataStore({ fetch: async () => new Response('', { status: 503 }) }, {});

/** The panel of a model that another tab can edit too. */
function openPanel() {
  let body = addTransactions(exampleDocument2().body, [alpha]);
  const panel = (isReadOnly: boolean) => (
    <Provider store={store}>
      <ComparablesPanel
        valuation={exampleValuation2({ ...exampleDocument2(), body })}
        edits={{
          ...noEdits,
          changeTransaction: (opened, changes) => {
            body = changeTransaction(body, opened, changes);
          },
        }}
        newestDay={newestToday}
        isReadOnly={isReadOnly}
        onExplain={() => undefined}
      />
    </Provider>
  );
  const { rerender } = render(panel(false));
  return {
    transactions: () => body.transactions,
    /** The other tab takes over, edits, and gives the model back. */
    elsewhere: (change: (now: typeof body) => typeof body) => {
      rerender(panel(true));
      expect(screen.queryByRole('dialog')).toBeNull();
      body = change(body);
      rerender(panel(false));
    },
  };
}

const edit = async () => {
  // Its code loads with the first press.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Edit Alpha' }));
  });
  return screen.findByRole('dialog');
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
};
const save = () => {
  fireEvent.click(screen.getByRole('button', { name: messages.saveTransaction }));
};

it('[VALUATION-SCREENS-611] applies only the fields that were typed in, and keeps them while another tab edits', async () => {
  const { transactions, elsewhere } = openPanel();
  await edit();
  type('EBITDA', '120');
  type('Source', 'Press release');
  type('Source', '');
  elsewhere((body) => changeTransaction(body, alpha, { source: 'Deck, page 3', metrics: { revenue: 5e8 } }));
  expect(field('EBITDA').value).toBe('120');
  expect(field('Revenue').value).toBe('500.000');
  save();
  expect(transactions()).toEqual([
    { ...alpha, source: 'Deck, page 3', metrics: { ...alpha.metrics, revenue: 5e8, ebitda: 120e6 } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[VALUATION-SCREENS-611] shows the value of a field that both tabs changed', async () => {
  const { transactions, elsewhere } = openPanel();
  await edit();
  type('EBITDA', '120');
  elsewhere((body) => changeTransaction(body, alpha, { metrics: { ebitda: 110e6 } }));
  expect(screen.getByText(messages.changedMeanwhile('110.000'))).toBeDefined();
  save();
  expect(transactions()[0]?.metrics.ebitda).toBe(120e6);
});

it('[VALUATION-SCREENS-611] says that a transaction was removed, and saving restores it with the entry', async () => {
  const { transactions, elsewhere } = openPanel();
  await edit();
  type('EBITDA', '120');
  elsewhere((body) => removeTransaction(body, 'alpha'));
  expect(screen.getByText(messages.removedMeanwhile('Alpha'))).toBeDefined();
  save();
  expect(transactions()).toEqual([{ ...alpha, metrics: { ...alpha.metrics, ebitda: 120e6 } }]);
});

it('[VALUATION-SCREENS-611] opens a transaction as saved after its dialog was closed', async () => {
  openPanel();
  fireEvent.keyDown(await edit(), { key: 'Escape' });
  await edit();
  type('EBITDA', '120');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await edit();
  expect(field('EBITDA').value).toBe('100.000');
});
