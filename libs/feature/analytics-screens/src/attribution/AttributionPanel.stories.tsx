import type { PortfolioDocument } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages as common } from '../messages.js';
import { AnalyticsStage, openWorkspace } from '../testing/AnalyticsStage.js';
import { exampleBody, examplePortfolio } from '../testing/examplePortfolio.js';
import { messages } from './messages.js';

const patience = { timeout: 10_000 } as const;
const saved = (...portfolios: readonly PortfolioDocument[]) => [
  async () => ({ workspace: await openWorkspace(portfolios) }),
];
const targeted = examplePortfolio('example', {
  ...exampleBody(),
  targets: [
    { id: 'ACME', weight: 0.6 },
    { id: 'ROUE', weight: 0.3 },
  ],
});
const pension = (): PortfolioDocument => {
  const body = exampleBody();
  const rows = body.rows.map((row) =>
    row.instrument?.symbol === 'ACME' && row.kind === 'buy' ? { ...row, quantity: '20' } : row,
  );
  return examplePortfolio('pension', { ...body, rows }, 'Pension');
};

const meta = {
  title: 'Analytics screens/Attribution',
  component: AnalyticsStage,
  loaders: saved(targeted, pension()),
  args: { workspace: null as unknown as Workspace },
  render: (args, { loaded }) => (
    <AnalyticsStage {...args} workspace={(loaded as { readonly workspace: Workspace }).workspace} />
  ),
} satisfies Meta<typeof AnalyticsStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AgainstTargets: Story = {
  name: '[ANALYTICS-SCREENS-16] Compares with the targets, and a group opens its months by keyboard',
  args: { address: '/analytics?portfolio=example&window=1y&versus=targets' },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', { name: 'Technology', expanded: false }, patience);
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    const months = await canvas.findByRole('table', { name: messages.months('Technology') });
    await expect(within(months).getByRole('rowheader', { name: 'Oct 2026' })).toBeVisible();
    await expect(canvas.getByText(/^The portfolio returned .* an active return of/u)).toBeVisible();
  },
};

export const RowsOfAnEffect: Story = {
  name: '[ANALYTICS-SCREENS-15] Opens what an effect is computed from, of a group and of all',
  args: { address: '/analytics?portfolio=example&window=1y&versus=targets' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const { allocation, active } = messages;
    for (const [name, table, row] of [
      ['Technology', messages.months('Technology'), 'Oct 2026'],
      [active, messages.byGroup, 'Technology'],
    ] as const) {
      const figure = await canvas.findByRole(
        'button',
        { name: new RegExp(`^Explain ${allocation}, ${name}:`, 'u') },
        patience,
      );
      figure.focus();
      await userEvent.keyboard('{Enter}');
      const drawer = await page.findByRole('dialog', { name: `${allocation}, ${name}` });
      const rows = within(drawer).getByRole('table', { name: table });
      await expect(within(rows).getByRole('rowheader', { name: row })).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => {
        await expect(figure).toHaveFocus();
      });
    }
  },
};

export const AgainstAnotherPortfolio: Story = {
  name: '[ANALYTICS-SCREENS-15] Compares with another portfolio, chosen by its name',
  args: { address: '/analytics?portfolio=example&window=3y&attribution=instrument' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(messages.choose, {}, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(messages.against, 'u') }));
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('option', { name: 'Pension' }),
    );
    await expect(
      await canvas.findByRole('button', { name: 'Acme Instruments', expanded: false }, patience),
    ).toBeVisible();
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(
      'versus=portfolio%3Apension',
    );
  },
};

export const AgainstEnteredWeights: Story = {
  name: '[ANALYTICS-SCREENS-18] Compares with weights that are entered',
  args: { address: '/analytics?portfolio=example&window=1y&versus=weights:' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: messages.weights }, patience);
    await userEvent.type(field, 'ACME 150{Enter}');
    await expect(await canvas.findByText(messages.tooMuch('150%'))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'ACME 60, INDEX 40{Enter}');
    await expect(
      await canvas.findByRole('button', { name: 'Industrials', expanded: false }, patience),
    ).toBeVisible();
  },
};

export const WithoutPricesOfTheBenchmark: Story = {
  name: '[ANALYTICS-SCREENS-17] Says which instrument of the benchmark has no prices',
  args: {
    address: '/analytics?portfolio=example&window=1y&versus=weights:NONE+100',
    market: (of) => (of === 'NONE' ? 'error' : 'prices'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^NONE: /u, {}, patience)).toBeVisible();
  },
};

export const WithoutTargets: Story = {
  name: '[ANALYTICS-SCREENS-17] Leads to the targets where there are none',
  loaders: saved(examplePortfolio()),
  args: { address: '/analytics?portfolio=example&versus=targets' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noTargets, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.openTargets })).toHaveAttribute(
      'href',
      '/portfolio?portfolio=example&view=targets',
    );
  },
};

export const MissingPortfolio: Story = {
  args: { address: '/analytics?portfolio=example&versus=portfolio:gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.notOnDevice, {}, patience)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { address: '/analytics?portfolio=example&window=1y&versus=targets' },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: messages.title }, patience);
    await expect(canvas.getByRole('heading', { name: common.contribution })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
