import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { openTab, openWorkbench, whenOpen } from '../testing/openWorkbench.js';

const title = 'The annual statements are out of date';

/** The example company with its statements to the end of 2023 only. */
const until2023 = () =>
  exampleFundamentals({ annual: exampleFundamentals().annual.slice(0, 2), lastFiled: '2024-02-14' });

describe('a model of old statements', () => {
  it('[VALUATION-SCREENS-45] says that a model’s statements are out of date, and what follows', async () => {
    const workspace = openTab();
    const saved = await workspace.save(exampleDocument({ fundamentals: until2023() }));
    if (!saved.ok) throw new Error(saved.reason);
    openWorkbench({ workspace, address: `/valuation-workbench?symbol=EXM&model=${saved.value.id}` });
    await whenOpen();
    expect(screen.getByText(title)).toBeDefined();
    expect(
      screen.getByText(
        'The latest annual statements in this model are from Dec 31, 2023. The value is as of that date, and the forecast starts there, so part of the forecast is in the past.',
      ),
    ).toBeDefined();
  });

  it('[VALUATION-SCREENS-451] says only how old they are of a new model, whose value has a day of its own', async () => {
    openWorkbench({ market: () => ({ fundamentals: until2023() }) });
    await whenOpen();
    expect(screen.getByText(title)).toBeDefined();
    expect(
      screen.getByText('The latest annual statements in this model are from Dec 31, 2023.'),
    ).toBeDefined();
  });

  it.each([
    ['2027-03-31T22:00:00.000Z', 0],
    ['2027-04-01T22:00:00.000Z', 1],
  ])('[VALUATION-SCREENS-45] holds a saved model against the day it is looked at, %s', async (now, told) => {
    const workspace = openTab();
    const outcome = await workspace.save(exampleDocument());
    if (!outcome.ok) throw new Error(outcome.reason);
    openWorkbench({
      workspace,
      now,
      address: `/valuation-workbench?symbol=EXM&model=${outcome.value.id}`,
    });
    await whenOpen();
    expect(screen.queryAllByText(title)).toHaveLength(told);
  });

  it('[VALUATION-SCREENS-45] holds a model of the past against its own day', async () => {
    openWorkbench({
      address: '/valuation-workbench?symbol=EXM&asOf=2024-11-20',
      market: () => ({ fundamentals: { ...until2023(), knownOn: '2024-11-20' } }),
    });
    await whenOpen();
    expect(screen.getByText(/^Statements as known on Nov 20, 2024;/u)).toBeDefined();
    expect(screen.queryByText(title)).toBeNull();
  });
});
