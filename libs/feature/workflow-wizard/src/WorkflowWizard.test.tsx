import { createCommandRegistry } from '@finance-analyst/contributions';
import { newPortfolioOf, presetWords } from '@finance-analyst/portfolios';
import { createSampleMarket } from '@finance-analyst/sample-economy';
import { modelPresets, newValuationBody } from '@finance-analyst/valuation';
import { ofKind, type Workspace } from '@finance-analyst/workspace';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { entriesMemory, noEntries } from './entries/entriesMemory.js';
import { yearsOf } from './entries/yearsOf.js';
import { wizardManifest } from './manifest.js';
import { messages } from './messages.js';
import { openWorkspace, WizardStage, type WizardStageProps } from './testing/WizardStage.js';
import { sampleCompany, sampleServer } from './testing/sampleServer.js';

const show = (props: WizardStageProps = {}) => render(<WizardStage {...props} />);
const press = (name: string) =>
  act(async () => {
    // An open list hides the buttons from screen readers, and not from a mouse.
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  });
const type = (label: string, text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`, 'u') }), {
    target: { value: text },
  });
};
const heading = (text: string) => screen.findByRole('heading', { name: new RegExp(text, 'u') });

/** At the step of the company, with this one chosen. */
const choose = (symbol: string) => {
  entriesMemory.write({ ...noEntries, step: 1, symbol });
};

beforeEach(() => {
  entriesMemory.write(noEntries);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

it('[WORKFLOW-WIZARD-1] is the overlay of the command new-model', () => {
  expect(wizardManifest.overlays).toMatchObject([
    { title: 'Workflow wizard', command: { title: 'New model…', word: 'new-model' } },
  ]);
});

it('[WORKFLOW-WIZARD-2] [WORKFLOW-WIZARD-7] [WORKFLOW-WIZARD-11] leads from step to step, each with its number and the focus', async () => {
  const record = vi.fn();
  show({ record });
  const first = await heading(messages.presetStep);
  expect(first.textContent).toContain('Step 1 of 3');
  expect(document.activeElement).toBe(first);
  await press(messages.next);
  const second = await heading(messages.companyStep);
  expect(second.textContent).toContain('Step 2 of 3');
  expect(document.activeElement).toBe(second);
  expect(screen.getByText(messages.currencyDefault).textContent).toContain('USD');
  await press(messages.next);
  expect(screen.getByRole('alert').textContent).toBe(messages.companyNeeded);
  await press(messages.back);
  // The second click of a double-click.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: messages.next }), { detail: 2 });
  });
  expect(await heading(messages.presetStep)).toBeDefined();
  expect(record.mock.calls).toEqual([1, 2, 1].map((step) => [{ flow_name: 'new-model', step }]));
});

const companyField = () => screen.getByRole<HTMLInputElement>('combobox', { name: messages.company });
const typeCompany = (text: string) => {
  fireEvent.change(companyField(), { target: { value: text } });
};

it('[WORKFLOW-WIZARD-12] takes a company that was typed in full and not chosen, also before the search answers', async () => {
  entriesMemory.write({ ...noEntries, step: 1 });
  show();
  typeCompany('glenhollin');
  await press(messages.next);
  expect((await screen.findByRole('alert')).textContent).toBe(messages.chooseFromList(null));
  expect(document.activeElement).toBe(companyField());
  const [glenhollin] = createSampleMarket()
    .instruments()
    .filter(({ symbol }) => symbol === 'GLH.SMP');
  typeCompany(` ${glenhollin?.name.toUpperCase() ?? ''}`);
  expect(screen.queryByRole('alert')).toBeNull();
  await press(messages.next);
  expect(await screen.findByText('Free cash flow to the firm')).toBeDefined();
  expect(companyField().value).toBe('');
  await press(messages.next);
  expect(await heading(messages.namingStep)).toBeDefined();
});

it('[WORKFLOW-WIZARD-12] does not lead on with a chosen company while another text is typed', async () => {
  choose('GLH.SMP');
  show();
  await screen.findByText('Free cash flow to the firm');
  typeCompany('nobody');
  await press(messages.next);
  expect((await screen.findByRole('alert')).textContent).toBe(messages.noCompanyFound);
  expect(document.activeElement).toBe(companyField());
  expect(companyField().getAttribute('aria-invalid')).toBe('true');
  typeCompany('');
  await press(messages.next);
  expect(await heading(messages.namingStep)).toBeDefined();
});

it('[WORKFLOW-WIZARD-3] offers the presets that have a method', async () => {
  show();
  const cards = screen.getAllByRole('radio');
  expect(cards.map((card) => (card as HTMLInputElement).value)).toEqual([...modelPresets, 'growth', 'value']);
  expect(screen.getByRole('radio', { name: messages.presets.dcf.title, checked: true })).toBeDefined();
  expect(screen.getByText(messages.presets.dcf.explained)).toBeDefined();
});

it.each([
  ['GLH.SMP', 'Free cash flow to the firm'],
  ['NHB.SMP', 'Excess return'],
])('[WORKFLOW-WIZARD-4] shows %s with its price and the method %s', async (symbol, method) => {
  choose(symbol);
  show();
  expect(await screen.findByText(method)).toBeDefined();
  expect(screen.getByText(messages.sample)).toBeDefined();
  expect(screen.getByText(/52\.50/u)).toBeDefined();
  expect(screen.getByText(/^on .*2026/u)).toBeDefined();
});

it('[WORKFLOW-WIZARD-14] says that the default offer for a company is mostly equity', async () => {
  const priced = (price: number) =>
    sampleServer({
      '/real-time': { quotes: [{ ...sampleCompany('GLH.SMP').quote, price }], missing: [] },
    });
  entriesMemory.write({ ...noEntries, preset: 'lbo', step: 1, symbol: 'GLH.SMP' });
  const { unmount } = show({ fetch: priced(500) });
  expect(await screen.findByText(/^At the default premium, \d\d% of the money is equity/u)).toBeDefined();
  unmount();
  show({ fetch: priced(50) });
  expect(await screen.findByText(/50\.00/u)).toBeDefined();
  expect(screen.queryByText(/of the money is equity/u)).toBeNull();
});

it('[WORKFLOW-WIZARD-4] says why there is no price', async () => {
  choose('GLH.SMP');
  const reasons = { 'GLH.SMP': 'No price provider is configured.' };
  show({ fetch: sampleServer({ '/real-time': { quotes: [], missing: ['GLH.SMP'], reasons } }) });
  expect(await screen.findByText(reasons['GLH.SMP'])).toBeDefined();
});

it('[WORKFLOW-WIZARD-5] does not lead on with a company that no method fits', async () => {
  choose('GLH.SMP');
  show({ fetch: sampleServer({ '/fundamentals': { businessModel: 'other' } }) });
  expect(await screen.findByText(messages.noMethod)).toBeDefined();
  await press(messages.next);
  expect(screen.getByRole('alert').textContent).toBe(messages.otherCompanyNeeded);
  expect(await heading(messages.companyStep)).toBeDefined();
});

it('[WORKFLOW-WIZARD-5] retries statements that could not be loaded', async () => {
  choose('GLH.SMP');
  let isOnline = false;
  show({
    fetch: async (input) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return sampleServer()(input);
    },
  });
  expect(await screen.findByText(messages.notLoaded('GLH.SMP'))).toBeDefined();
  isOnline = true;
  await press('Try again');
  expect(await screen.findByText('Free cash flow to the firm')).toBeDefined();
});

it('[WORKFLOW-WIZARD-6] [WORKFLOW-WIZARD-7] starts from the usual title, 5 years and the currency of the filings', async () => {
  entriesMemory.write({ ...noEntries, step: 2, symbol: 'ISV.SMP' });
  show();
  await heading(messages.namingStep);
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  expect(field(/^Name/u).value).toBe('Istervane Therapeutics, free cash flow');
  expect(field(/^Timeframe/u).value).toBe('5');
  expect(screen.getByText(messages.currencyFixed)).toBeDefined();
  await press(messages.useProposed(10));
  expect(field(/^Timeframe/u).value).toBe('10');
  type('Timeframe', '21');
  expect(screen.getByText(messages.yearsNeeded)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.create }).disabled).toBe(true);
});

it('[WORKFLOW-WIZARD-6] takes whole numbers from 1 to 20 as years', () => {
  expect(['1', ' 20 ', '0', '21', '5.5', '', 'ten'].map(yearsOf)).toEqual([
    1,
    20,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it('[WORKFLOW-WIZARD-8] [WORKFLOW-WIZARD-11] saves the model of the workbench under the title and opens it', async () => {
  entriesMemory.write({ ...noEntries, step: 2, symbol: 'GLH.SMP' });
  const [workspace, navigate, dispatch, record] = [openWorkspace(), vi.fn(), vi.fn(), vi.fn()];
  show({ workspace, navigate, store: { dispatch }, record });
  await heading(messages.namingStep);
  type('Name', ' My case ');
  type('Timeframe', '7');
  await press(messages.create);
  await vi.waitFor(() => {
    expect(navigate).toHaveBeenCalled();
  });
  const rows = await workspace.list();
  const [row] = rows.ok ? rows.value : [];
  expect(row?.title).toBe('My case');
  expect(navigate.mock.calls).toEqual([[`/valuation-workbench?symbol=GLH.SMP&model=${row?.id}`]]);
  expect(dispatch.mock.calls).toMatchObject([[{ payload: { title: messages.created } }]]);
  expect(record).toHaveBeenLastCalledWith({ flow_name: 'new-model', step: 'created' });
  const opened = ofKind(await workspace.read(row?.id ?? ''), 'valuation-model');
  const made = newValuationBody({ ...sampleCompany('GLH.SMP'), years: 7 });
  if (!opened.ok || !made.ok) throw new Error('There is no model to compare.');
  const { body } = opened.value.document;
  expect({ template: body.template, years: body.years, assumptions: body.assumptions }).toEqual({
    template: made.value.template,
    years: 7,
    assumptions: made.value.assumptions,
  });
  expect(entriesMemory.read()).toEqual(noEntries);
});

it('[WORKFLOW-WIZARD-9] keeps the entries if the model cannot be saved, and tries again', async () => {
  entriesMemory.write({ ...noEntries, step: 2, symbol: 'GLH.SMP', title: 'My case' });
  const [workspace, navigate] = [openWorkspace(), vi.fn()];
  let isFull = true;
  const save: Workspace['save'] = async (...given) => {
    if (!isFull) return workspace.save(...given);
    isFull = false;
    return { ok: false, code: 'storage-full', reason: 'The device has no room left.' };
  };
  show({ workspace: { ...workspace, save }, navigate });
  await heading(messages.namingStep);
  await press(messages.create);
  expect(screen.getByRole('alert').textContent).toContain('The device has no room left.');
  expect(entriesMemory.read().title).toBe('My case');
  expect(navigate).not.toHaveBeenCalled();
  await press(messages.create);
  await vi.waitFor(() => {
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});

it('[WORKFLOW-WIZARD-10] goes on where it was closed, until the entries are discarded', async () => {
  choose('GLH.SMP');
  const { unmount } = show();
  await screen.findByText('Free cash flow to the firm');
  await press(messages.next);
  type('Name', 'My case');
  unmount();
  show();
  await heading(messages.namingStep);
  expect(screen.getByDisplayValue('My case')).toBeDefined();
  await press(messages.discard);
  expect(await heading(messages.presetStep)).toBeDefined();
  expect(entriesMemory.read()).toEqual(noEntries);
});

it('[WORKFLOW-WIZARD-17] stays at the company step when another company is chosen before a remembered one is loaded', async () => {
  entriesMemory.write({ ...noEntries, step: 2, symbol: 'GLH.SMP', title: 'My case' });
  const held: (() => void)[] = [];
  const server = sampleServer();
  show({
    fetch: async (input) => {
      if (!String(input).includes('instruments')) await new Promise<void>((resolve) => held.push(resolve));
      return server(input);
    },
  });
  await heading(messages.companyStep);
  typeCompany('NHB.SMP');
  await press(messages.next);
  await act(async () => {
    while (held.length > 0) held.pop()?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    while (held.length > 0) held.pop()?.();
  });
  expect(await heading(messages.companyStep)).toBeDefined();
  expect(entriesMemory.read().step).toBe(1);
});

it('[WORKFLOW-WIZARD-18] [WORKFLOW-WIZARD-11] saves a portfolio with the settings of its preset under a name, and opens it', async () => {
  const record = vi.fn();
  const navigate = vi.fn();
  const workspace = openWorkspace();
  show({ workspace, navigate, record });
  fireEvent.click(await screen.findByRole('radio', { name: presetWords.value.title }));
  await press(messages.next);
  expect((await heading(messages.portfolioStep)).textContent).toContain('Step 2 of 2');
  expect(screen.getByText(presetWords.value.explained)).toBeDefined();
  await press(messages.createPortfolio);
  expect(screen.getByText(messages.nameNeeded)).toBeDefined();
  expect(navigate).not.toHaveBeenCalled();
  type(messages.name, ' Long run ');
  type(messages.currency, 'eur');
  await press(messages.createPortfolio);
  await vi.waitFor(() => {
    expect(navigate).toHaveBeenCalledTimes(1);
  });
  const listed = await workspace.list();
  const [row] = listed.ok ? listed.value : [];
  const read = ofKind(await workspace.read(row?.id ?? ''), 'portfolio');
  if (!read.ok) throw new Error(read.reason);
  expect(read.value.document).toMatchObject({ title: 'Long run', body: newPortfolioOf('EUR', 'value') });
  expect(navigate).toHaveBeenCalledWith(`/portfolio?portfolio=${row?.id ?? ''}`);
  expect(record.mock.calls.map(([event]) => event)).toEqual([
    { flow_name: 'new-model', step: 1 },
    { flow_name: 'new-portfolio', step: 1 },
    { flow_name: 'new-portfolio', step: 2 },
    { flow_name: 'new-portfolio', step: 'created' },
  ]);
});

it('[WORKFLOW-WIZARD-19] keeps the entries if the portfolio cannot be saved', async () => {
  const reason = 'The storage is full.';
  const workspace: Workspace = {
    ...openWorkspace(),
    save: async () => ({ ok: false, code: 'storage-failed', reason }),
  };
  entriesMemory.write({ ...noEntries, portfolio: 'growth', step: 1, portfolioName: 'Growth' });
  show({ workspace });
  await press(messages.createPortfolio);
  expect(await screen.findByText(reason)).toBeDefined();
  expect(entriesMemory.read().portfolioName).toBe('Growth');
});

it('[WORKFLOW-WIZARD-20] opens with a portfolio chosen by the command new-portfolio', async () => {
  const run = vi.fn(() => ({ ok: true }) as const);
  const registry = createCommandRegistry([
    { id: 'wizard', title: 'New model…', group: 'View', word: 'new-model', run },
  ]);
  const [command] =
    wizardManifest.commands?.({ registry } as unknown as Parameters<
      NonNullable<typeof wizardManifest.commands>
    >[0]) ?? [];
  expect(command).toMatchObject({ title: 'New portfolio…', word: 'new-portfolio' });
  await command?.run();
  expect(run).toHaveBeenCalledTimes(1);
  show();
  expect(await screen.findByRole('radio', { name: presetWords.growth.title, checked: true })).toBeDefined();
});
