import { setAssumption } from '@finance-analyst/valuation';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '@finance-analyst/workspace';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleDocument } from '../testing/exampleModel.js';
import {
  buttonNamed,
  enter,
  headline,
  leaveDialog,
  openTab,
  openWorkbench,
  press,
  whenOpen,
} from '../testing/openWorkbench.js';
import { messages } from './messages.js';
import { messages as changeMessages } from './valueChangeMessages.js';

const address = '/valuation-workbench?symbol=EXM&model=example-model';
const moment = 'Nov 20, 2026, 22:00';
const broken = { ok: false, code: 'corrupted', reason: 'The version is damaged.' } as const;

beforeAll(async () => {
  // Its code comes with the first question, which takes longer here than a person waits.
  await import('../saving/ModelDialogContent.js');
});

/** Two versions: beta 1.05, then 0.7 under another name. */
async function twoVersions(): Promise<Workspace> {
  const workspace = openTab();
  const first = await workspace.save(exampleDocument());
  if (!first.ok) throw new Error(first.reason);
  const { body } = first.value;
  await workspace.save({
    ...first.value,
    title: 'Example, low risk',
    body: setAssumption(body, 'beta', 0.7),
  });
  return workspace;
}

const open = async (workspace: Workspace, at = address) => {
  openWorkbench({ workspace, address: at });
  await whenOpen();
};
const button = () => buttonNamed(messages.compare);
const whyNot = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;
/** The dialog, once it has something to say. */
const compare = async (name: string) => {
  await press(button());
  const heading = await screen.findByText(messages.title(name));
  return within(heading.closest('[role="dialog"]') as HTMLElement);
};
const table = async (dialog: Awaited<ReturnType<typeof compare>>) => {
  const found = (await dialog.findByText(messages.figure)).closest('table') as HTMLTableElement;
  return [...found.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent));
};
const choose = (option: string) => {
  const select = document.querySelector('[role="dialog"] select') as HTMLSelectElement;
  fireEvent.change(select, { target: { value: option } });
};
const scenarioNamed = (name: string): HTMLElement => {
  const found = screen
    .getAllByRole('radio')
    .find((radio) => radio.closest('label')?.textContent.startsWith(name));
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const shownValue = () => headline('Value per share').text.replace(/.*: /u, '');

/** What growth costs follows the cost of capital by default. */
const withoutFollowers = (rows: readonly (readonly string[])[]) =>
  rows.filter(([name]) => !/capital/iu.test(name ?? ''));

describe('Compare', () => {
  it('[VALUATION-SCREENS-151] shows both values and every difference of the screen and a version', async () => {
    await open(await twoVersions());
    enter('Beta', '1.6');
    const [head, value, ...rest] = await table(await compare('Example, low risk'));
    expect(head).toEqual([messages.figure, messages.version(2, moment), messages.now, 'Difference']);
    expect(value?.[0]).toBe(messages.valuePerShare);
    const [then = 0, now = 0] = value?.slice(1, 3).map((text) => Number.parseFloat(text)) ?? [];
    expect(shownValue()).toContain(now.toFixed(2));
    expect(value?.[3]).toBe(`−${(then - now).toFixed(2)}`);
    expect(rest).toEqual([['Beta', '0.70', '1.60', '+0.90']]);
    expect(screen.getByText(changeMessages.title)).toBeDefined();
    expect(screen.getByText(changeMessages.method)).toBeDefined();
  });

  it('[VALUATION-SCREENS-658] compares the scenario on the screen with another one, and says what explains the difference', async () => {
    const company = exampleCompanyDocument();
    const workspace = openTab();
    const saved = await workspace.save(company);
    if (!saved.ok) throw new Error(saved.reason);
    await open(workspace, `/valuation-workbench?symbol=EXM&model=${saved.value.id}`);
    const base = shownValue();
    await press(scenarioNamed('Optimistic'));
    const shown = await compare(company.title);
    expect(await shown.findByText(messages.nothingDiffers)).toBeDefined();
    expect(
      [...document.querySelectorAll('[role="dialog"] option')].map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Scenario Base', 'Scenario Cautious']));
    choose('scenario ');
    const [head, value, ...rest] = await table(shown);
    expect(head).toEqual([messages.figure, 'Base', `${messages.now} (Optimistic)`, 'Difference']);
    expect(value?.slice(1, 3)).toEqual([`${base}\u00a0USD`, `${shownValue()}\u00a0USD`]);
    expect(rest.length).toBeGreaterThan(0);
    expect(screen.getByText(changeMessages.title)).toBeDefined();
    choose('1');
    expect(await shown.findByText(messages.nothingDiffers)).toBeDefined();
  });

  it('[VALUATION-SCREENS-656] explains nothing where no change affects the value', async () => {
    const workspace = openTab();
    const first = await workspace.save(exampleDocument());
    if (!first.ok) throw new Error(first.reason);
    await workspace.save({ ...first.value, title: 'Example, renamed' });
    await open(workspace);
    const shown = await compare('Example, renamed');
    expect((await table(shown)).some(([name]) => name === messages.name)).toBe(true);
    expect(screen.queryByText(changeMessages.title)).toBeNull();
  });

  it('[VALUATION-SCREENS-151] compares the scenario on the screen, with the figure of the headline', async () => {
    const company = exampleCompanyDocument();
    const workspace = openTab();
    const saved = await workspace.save(company);
    if (!saved.ok) throw new Error(saved.reason);
    await open(workspace, `/valuation-workbench?symbol=EXM&model=${saved.value.id}`);
    enter('Beta', '1.2');
    for (const name of ['Cautious', 'Optimistic', 'Base']) {
      await press(scenarioNamed(name));
      const shown = await compare(company.title);
      const [head, value, ...rest] = await table(shown);
      expect(head).toEqual([
        messages.figure,
        `${messages.version(1, moment)} (${name})`,
        `${messages.now} (${name})`,
        'Difference',
      ]);
      expect(value?.[2]).toBe(`${shownValue()}\u00a0USD`);
      expect(withoutFollowers(rest)).toEqual([['Beta', '1.05', '1.20', '+0.15']]);
      await leaveDialog();
    }
  });

  it('[VALUATION-SCREENS-151] compares with the scenario as proposed, or says that the version has none of that name', async () => {
    const company = exampleCompanyDocument();
    const workspace = openTab();
    const first = await workspace.save({ ...company, body: { ...company.body, scenarios: [] } });
    if (!first.ok) throw new Error(first.reason);
    const saved = await workspace.save({ ...first.value, body: company.body });
    if (!saved.ok) throw new Error(saved.reason);
    await open(workspace, `/valuation-workbench?symbol=EXM&model=${saved.value.id}`);
    await press(scenarioNamed('Cautious'));
    enter('Beta', '1.4');
    const shown = await compare(company.title);
    await table(shown);
    choose('1');
    expect(await shown.findByText(messages.lacksScenario('Cautious'))).toBeDefined();
    expect((await table(shown))[0]?.[1]).toBe(`${messages.version(1, moment)} (${messages.base})`);
    choose('defaults');
    const [head, , ...rest] = await table(shown);
    expect(head?.[1]).toBe(`${messages.defaults} (Cautious)`);
    expect(rest).toEqual([['Beta', '1.05', '1.40', '+0.35']]);
  });

  it('[VALUATION-SCREENS-152] begins with the version before the one that is on the screen', async () => {
    await open(await twoVersions());
    const dialog = await compare('Example, low risk');
    const [head, , ...rest] = await table(dialog);
    expect(head?.[1]).toBe(messages.version(1, moment));
    expect(rest).toEqual([
      [messages.name, 'Example Instruments, free cash flow', 'Example, low risk', ''],
      ['Beta', '1.05', '0.70', '−0.35'],
    ]);
    choose('2');
    expect(await dialog.findByText(messages.nothingDiffers)).toBeDefined();
    expect(dialog.queryByText(messages.figure)).toBeNull();
    choose('defaults');
    expect((await table(dialog))[0]?.[1]).toBe(messages.defaults);
  });

  it('[VALUATION-SCREENS-152] compares a model that was never saved with its default assumptions', async () => {
    await open(openTab(), '/valuation-workbench?symbol=EXM');
    act(() => {
      button().focus();
    });
    await press(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(whyNot()).toBe(messages.nothingToCompare);
    expect(document.activeElement).toBe(button());
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    enter('Beta', '1.6');
    expect(button().getAttribute('aria-disabled')).toBe('false');
    expect(whyNot()).toBeUndefined();
    const dialog = await compare('Example Instruments, free cash flow');
    const [head, , ...rest] = await table(dialog);
    expect(head?.[1]).toBe(messages.defaults);
    expect(withoutFollowers(rest)).toEqual([['Beta', '1.05', '1.60', '+0.55']]);
  });

  it('[VALUATION-SCREENS-152] says why a version could not be read, and compares with another one', async () => {
    const workspace = await twoVersions();
    await open({
      ...workspace,
      readRevision: async (id, revision) => (revision === 2 ? broken : workspace.readRevision(id, revision)),
    });
    const dialog = await compare('Example, low risk');
    expect(await dialog.findByText(broken.reason)).toBeDefined();
    expect(dialog.queryByText(messages.figure)).toBeNull();
    choose('1');
    expect((await table(dialog))[0]?.[1]).toBe(messages.version(1, moment));
    expect(dialog.queryByText(broken.reason)).toBeNull();
  });

  it('[VALUATION-SCREENS-152] says why the versions could not be loaded', async () => {
    await open({ ...(await twoVersions()), revisions: async () => broken });
    const dialog = await compare('Example, low risk');
    expect(await dialog.findByText(messages.versionsFailed)).toBeDefined();
    expect(dialog.getByText(broken.reason)).toBeDefined();
  });

  it('[VALUATION-SCREENS-152] is in the menu of the header too, which a phone has in its place', async () => {
    await open(await twoVersions());
    await press(buttonNamed('More actions'));
    await press(
      await screen.findByText(messages.compare, { selector: '[role="menuitem"], [role="menuitem"] *' }),
    );
    expect(await screen.findByText(messages.title('Example, low risk'))).toBeDefined();
  });

  it('[VALUATION-SCREENS-152] is not available for a version that is read-only, and says so', async () => {
    await open(await twoVersions(), `${address}&version=1`);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(whyNot()).toBe(messages.readOnly);
  });

  it('[VALUATION-SCREENS-152] closes on Escape and leads back to its button', async () => {
    await open(await twoVersions());
    act(() => {
      button().focus();
    });
    await compare('Example, low risk');
    await leaveDialog();
    await waitFor(() => {
      expect(document.activeElement).toBe(button());
    });
  });
});
