import {
  inScenario,
  setAssumption,
  setAssumptions,
  setYears,
  valueOfModel,
} from '@finance-analyst/valuation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleDocument } from '../testing/exampleModel.js';
import { exampleSaving, workspaceInMemory } from '../testing/exampleSaving.js';
import { ComparisonDialog } from './ComparisonDialog.js';
import { messages } from './messages.js';

const { title, body } = exampleDocument();
const edited = setAssumptions(
  setYears(body, 7),
  new Map<string, number | string>([
    ['revenue_growth@2027-12-31', 0.09],
    ['beta', 1.3],
    ['debt', 9e8],
    ['discounting', 'end_of_year'],
  ]),
);
const broken = { ok: false, code: 'corrupted', reason: 'The version is damaged.' } as const;

const meta = {
  title: 'Valuation/ComparisonDialog',
  component: ComparisonDialog,
  args: {
    saving: exampleSaving,
    model: { title, body: edited },
    shown: { scenario: null, value: valueOfModel(edited) },
    workspace: workspaceInMemory(),
    onClose: fn(),
  },
} satisfies Meta<typeof ComparisonDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const twoVersions: Story['loaders'] = [
  async ({ args: { workspace } }) => {
    const first = await workspace.save(exampleDocument());
    if (first.ok)
      await workspace.save({ ...first.value, body: setAssumption(first.value.body, 'beta', 0.7) });
  },
];

export const WithAVersion: Story = {
  name: '[VALUATION-SCREENS-151] Compares with another version by keyboard',
  loaders: twoVersions,
  play: async () => {
    const newest = await screen.findByRole('columnheader', { name: /^Version 2, / });
    // The dialog fades in.
    await waitFor(() => expect(newest).toBeVisible());
    const select = screen.getByRole('button', { name: /Compare with/ });
    select.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('columnheader', { name: /^Version 1, / })).toBeVisible();
    await expect(screen.getByRole('row', { name: /^Beta/ })).toHaveTextContent('Beta1.051.30+0.25');
    await expect(screen.getByRole('group', { name: 'What explains the difference' })).toBeVisible();
  },
};

const company = exampleCompanyDocument();
const optimistic = company.body.scenarios.find(({ id }) => id === 'optimistic') ?? null;
const risky = setAssumption(company.body, 'beta', 1.3);

export const InAScenario: Story = {
  name: '[VALUATION-SCREENS-151] Names the scenario of both sides',
  args: {
    model: { title: company.title, body: risky },
    shown: { scenario: optimistic, value: valueOfModel(inScenario(risky, 'optimistic')) },
    workspace: workspaceInMemory(),
  },
  loaders: [
    async ({ args: { workspace } }) => {
      await workspace.save({ ...company, id: exampleSaving.document.id });
    },
  ],
  play: async () => {
    const now = await screen.findByRole('columnheader', { name: 'Now (Optimistic)' });
    // The dialog fades in.
    await waitFor(() => expect(now).toBeVisible());
    await expect(screen.getByRole('columnheader', { name: /^Version 1, .* \(Optimistic\)$/u })).toBeVisible();
  },
};

export const NothingDiffers: Story = {
  args: {
    model: { title, body },
    shown: { scenario: null, value: valueOfModel(body) },
    workspace: workspaceInMemory(),
  },
  loaders: [
    async ({ args: { workspace } }) => {
      await workspace.save(exampleDocument());
    },
  ],
  play: async () => {
    await expect(await screen.findByText(messages.nothingDiffers)).toBeInTheDocument();
  },
};

export const VersionUnreadable: Story = {
  args: {
    workspace: { ...workspaceInMemory(), readRevision: () => Promise.resolve(broken) },
  },
  loaders: twoVersions,
};
