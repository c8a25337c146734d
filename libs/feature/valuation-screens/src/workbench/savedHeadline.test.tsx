import type { ValuationModelDocument } from '@finance-analyst/documents';
import { followInputs, setAssumption, withHeadline } from '@finance-analyst/valuation';
import type { Workspace } from '@finance-analyst/workspace';
import { screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { messages as headlineMessages } from '../headline/messages.js';
import { messages as savingMessages } from '../saving/messages.js';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import {
  buttonNamed,
  enter,
  headline,
  openTab,
  openWorkbench,
  press,
  whenOpen,
} from '../testing/openWorkbench.js';
import { messages } from './messages.js';

const fundamentals = exampleFundamentals();
const atModel = (id: string) => `/valuation-workbench?symbol=EXM&model=${id}`;
const saveButton = () => screen.getByText('Save version', { selector: 'button *, button' });
const valueOf = <Value,>(outcome: { readonly ok: boolean; readonly value?: Value }): Value => {
  if (!outcome.ok || outcome.value === undefined) throw new Error('It did not succeed.');
  return outcome.value;
};
const save = async (workspace: Workspace, document: ValuationModelDocument) =>
  valueOf<ValuationModelDocument>(await workspace.save(document));
type Body = ValuationModelDocument['body'];
const edited = (body: Body, change: (before: Body) => Body): Body =>
  withHeadline(followInputs(body, change(body), fundamentals), fundamentals);
const withBeta = (beta: number) => (body: Body) => setAssumption(body, 'beta', beta);
const withGrowth = (body: Body) => setAssumption(body, 'revenue_growth@2027-12-31', 0.09);

describe('the headline that is saved with a model', () => {
  it('[VALUATION-SCREENS-260] follows the edits, and is what lists show', async () => {
    const workspace = openTab();
    const first = await save(workspace, exampleDocument());
    openWorkbench({ workspace, address: atModel(first.id) });
    await whenOpen();
    enter('Beta', '1.6');
    await press(saveButton());
    await screen.findByText(/saved .* version 2$/u);
    const { computed } = edited(first.body, withBeta(1.6));
    expect(computed).not.toEqual(first.body.computed);
    expect(modelOf(valueOf(await workspace.read(first.id)).document).body.computed).toEqual(computed);
    expect(valueOf(await workspace.list())).toMatchObject([
      { headline: { valuePerShare: computed?.valuePerShare, upside: computed?.upside } },
    ]);
  });

  it('[VALUATION-SCREENS-260] goes back with an undo', async () => {
    const workspace = openTab();
    const first = await save(workspace, exampleDocument());
    openWorkbench({ workspace, address: atModel(first.id) });
    await whenOpen();
    enter('Beta', '1.6');
    await press(buttonNamed('Undo Beta to 1.60'));
    expect(screen.getByText(/saved .* version 1$/u)).toBeDefined();
  });

  it('[VALUATION-SCREENS-261] is no conflict of two versions, and is computed from both', async () => {
    const database = new IDBFactory();
    const other = openTab(database);
    const first = await save(other, exampleDocument());
    const tab = openTab(database);
    openWorkbench({ workspace: tab, address: atModel(first.id) });
    await whenOpen();
    enter('Beta', '1.6');
    await save(other, { ...first, body: edited(first.body, withGrowth) });
    await press(saveButton());
    await screen.findByText(/saved .* version 3$/u);
    const both = edited(first.body, (body) => withGrowth(withBeta(1.6)(body)));
    expect(modelOf(valueOf(await tab.read(first.id)).document).body.computed).toEqual(both.computed);
    expect(screen.getByText(savingMessages.mergedVersion(2))).toBeDefined();
    expect(screen.queryByText(savingMessages.otherDetail)).toBeNull();
  });
});

describe('a model of a template that this release does not have', () => {
  it('[VALUATION-SCREENS-262] says so, is read-only and shows its figures as they were last computed', async () => {
    const { body, ...envelope } = exampleDocument();
    const computed = body.computed && {
      ...body.computed,
      valuePerShare: { ok: true, value: 123.45 } as const,
    };
    const later = { ...body, template: { ...body.template, version: 2 }, computed };
    const workspace = openTab();
    const { id } = await save(workspace, { ...envelope, body: later });
    openWorkbench({ workspace, address: atModel(id) });
    expect(await screen.findByText(messages.cannotCompute)).toBeDefined();
    expect(screen.getByText(/version 2 of the template .* which this release does not have/u)).toBeDefined();
    expect(headline('Value per share')).toMatchObject({
      term: `Value per share, ${headlineMessages.lastComputed}`,
      text: expect.stringContaining('123.45') as string,
    });
    expect(screen.queryByLabelText(/^Beta/u)).toBeNull();
    expect(buttonNamed('Versions').disabled).toBe(true);
  });
});

describe('two listings of one symbol', () => {
  it('[VALUATION-SCREENS-263] lead to two models, each asked for, named and saved with its market', async () => {
    const workspace = openTab();
    const symbol = 'XPAR:EXM';
    const { asked } = openWorkbench({
      workspace,
      address: `/valuation-workbench?symbol=${symbol}`,
      market: () => ({ fundamentals: exampleFundamentals({ symbol }) }),
    });
    await whenOpen();
    expect(asked.filter((address) => !address.includes(encodeURIComponent(symbol)))).toEqual([]);
    expect(screen.getByText('XPAR:EXM · USD')).toBeDefined();
    enter('Beta', '1.6');
    await press(saveButton());
    await screen.findByText(/saved .* version 1$/u);
    expect(valueOf(await workspace.list())).toMatchObject([
      { instruments: [{ symbol: 'EXM', market: 'XPAR' }] },
    ]);
  });

  it('[VALUATION-SCREENS-263] are not told of the models of the other', async () => {
    const workspace = openTab();
    const { body, ...envelope } = exampleDocument();
    await save(workspace, {
      ...envelope,
      body: { ...body, instrument: { ...body.instrument, market: 'XPAR' } },
    });
    const symbol = 'XNYS:EXM';
    openWorkbench({
      workspace,
      address: `/valuation-workbench?symbol=${symbol}`,
      market: () => ({ fundamentals: exampleFundamentals({ symbol }) }),
    });
    await whenOpen();
    expect(screen.queryByText(/^A model of .* was last saved/u)).toBeNull();
  });

  it('[VALUATION-SCREENS-263] are both told of a model that names no market', async () => {
    const workspace = openTab();
    await save(workspace, exampleDocument());
    const symbol = 'XNYS:EXM';
    openWorkbench({
      workspace,
      address: `/valuation-workbench?symbol=${symbol}`,
      market: () => ({ fundamentals: exampleFundamentals({ symbol }) }),
    });
    expect(await screen.findByText(/^A model of .* was last saved/u)).toBeDefined();
  });
});
