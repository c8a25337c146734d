import { savedModelRange } from '@finance-analyst/valuation';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleBuyoutDocument } from '../testing/exampleBuyout.js';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { workspaceInMemory } from '../testing/exampleSaving.js';
import { messages } from './messages.js';
import { MethodsPanel } from './MethodsPanel.js';

const label = messages.savedModel('Leveraged buyout');
const line = (title: string) =>
  messages.fromSaved('Leveraged buyout', title, messages.ownMethods.sensitivity);
const show = (workspace: ReturnType<typeof workspaceInMemory>) =>
  render(<MethodsPanel valuation={exampleValuation2()} workspace={workspace} modelId="example-model" />);

it('[VALUATION-SCREENS-643] has the saved buyout of the company among its methods, with what its range is over', async () => {
  const workspace = workspaceInMemory();
  const buyout = exampleBuyoutDocument();
  const range = savedModelRange(buyout.body);
  expect(range).toMatchObject({ over: 'sensitivity', range: { ok: true } });
  await workspace.save(buyout);
  // Of the same method, and of another company.
  await workspace.save({ ...exampleDocument2(), id: 'same-method' });
  const { instrument } = buyout.body;
  await workspace.save({
    ...buyout,
    id: 'other-company',
    title: 'Another company',
    body: { ...buyout.body, instrument: { ...instrument, symbol: 'OTH' } },
  });
  show(workspace);
  expect(await screen.findByText(line(buyout.title))).toBeDefined();
  expect(screen.queryAllByText(/saved model/u).length).toBeLessThan(3);
  expect(screen.queryByText(/Another company/u)).toBeNull();
});

it('[VALUATION-SCREENS-643] follows a model that is saved meanwhile, and says why one has no value', async () => {
  const workspace = workspaceInMemory();
  show(workspace);
  expect(screen.queryByText(new RegExp(label, 'u'))).toBeNull();
  const buyout = exampleBuyoutDocument();
  await act(() => workspace.save({ ...buyout, body: { ...buyout.body, fundamentalsSnapshot: {} } }));
  expect(await screen.findByText(new RegExp(`^${label}: `, 'u'))).toBeDefined();
});
