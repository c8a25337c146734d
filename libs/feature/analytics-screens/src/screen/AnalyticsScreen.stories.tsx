import { type ExportSource, ExportSourcesContext } from '@finance-analyst/contributions';
import { newPortfolioBody, type PortfolioDocument } from '@finance-analyst/documents';
import { createKeyedList } from '@finance-analyst/foundation';
import { openedPortfolios } from '@finance-analyst/portfolios';
import type { Workspace } from '@finance-analyst/workspace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '../messages.js';
import { AnalyticsStage, openWorkspace } from '../testing/AnalyticsStage.js';
import { exampleBody, examplePortfolio } from '../testing/examplePortfolio.js';

const patience = { timeout: 10_000 } as const;

const saved = (...portfolios: readonly PortfolioDocument[]) => [
  async () => ({ workspace: await openWorkspace(portfolios) }),
];

const phone = {
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const meta = {
  title: 'Analytics screens/Analytics',
  component: AnalyticsStage,
  loaders: saved(examplePortfolio()),
  args: { workspace: null as unknown as Workspace },
  render: (args, { loaded }) => (
    <AnalyticsStage {...args} workspace={(loaded as { readonly workspace: Workspace }).workspace} />
  ),
} satisfies Meta<typeof AnalyticsStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SinceStart: Story = {
  name: '[ANALYTICS-SCREENS-11] Opens the definition and the inputs of a return by keyboard',
  play: async ({ canvas }) => {
    // The row of the table, not the figure at the top.
    const name = new RegExp(`^${messages.moneyWeighted}(?!:)`, 'u');
    const toggle = await canvas.findByRole('button', { name }, patience);
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(messages.moneyWeightedDefined)).toBeVisible();
    await expect(canvas.getByText(/deposits and withdrawals$/u, { selector: 'summary' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: messages.contribution })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: messages.contribution }, patience);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const BesideABenchmark: Story = {
  name: '[ANALYTICS-SCREENS-110] [ANALYTICS-SCREENS-111] [ANALYTICS-SCREENS-154] Compares with the same flows in a benchmark, and names its returns',
  args: { address: '/analytics?portfolio=example&window=1y&benchmark=INDEX' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('region', { name: messages.tableOf(messages.benchmark) }, patience);
    await expect(within(table).getByRole('columnheader', { name: 'INDEX' })).toBeVisible();
    await expect(within(table).getByRole('row', { name: new RegExp(messages.ratio, 'u') })).toHaveTextContent(
      /\d\.\d{3}/u,
    );
    await expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining([messages.moneyWeighted, messages.moneyWeightedPerYear]));
    // The chart and the comparison have one closing value of the same flows.
    const closing = within(table).getByRole('row', { name: new RegExp(messages.sameFlows, 'u') });
    const [own = 0, other = 0] = within(closing)
      .getAllByRole('cell')
      .map((cell) => Number(/[\d,]+\.\d\d$/u.exec(cell.textContent ?? '')?.[0].replaceAll(',', '')));
    const gap = canvas.getByText(/^Portfolio less the same flows in INDEX, /u);
    const shown = Number(/[\d,]+\.\d\d/u.exec(gap.textContent ?? '')?.[0].replaceAll(',', ''));
    await expect(shown).toBeCloseTo(Math.abs(own - other), 1);
    await expect(canvas.getByText(messages.returnsExplained, { exact: false })).toBeVisible();
  },
};

export const RowsOfTheBenchmark: Story = {
  name: '[ANALYTICS-SCREENS-147] Opens the closes of a benchmark, and what each flow became in it',
  args: { address: '/analytics?portfolio=example&window=1y&benchmark=INDEX' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const open = async (name: string, table: string): Promise<string> => {
      const button = new RegExp(`^Explain ${name}:`, 'u');
      await userEvent.click(
        (await canvas.findAllByRole('button', { name: button }, patience))[0] as HTMLElement,
      );
      const rows = await page.findByRole('table', { name: table });
      const total = within(rows).getAllByRole('row').at(-1)?.textContent ?? '';
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      return total;
    };
    await expect(await open('INDEX', messages.closesOf('INDEX'))).toMatch(/[+−]\d+\.\d\d%$/u);
    const shown = canvas.getByRole('button', { name: new RegExp(`^Explain ${messages.sameFlows}:`, 'u') });
    const closing = /[\d,]+\.\d\d$/u.exec(shown.textContent ?? '')?.[0] ?? 'none';
    await expect(await open(messages.sameFlows, messages.flowsIn('INDEX'))).toContain(closing);
  },
};

export const BenchmarkWithoutPrices: Story = {
  args: {
    address: '/analytics?portfolio=example&benchmark=NONE',
    market: (of) => (of === 'NONE' ? 'error' : 'prices'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.benchmarkFailed('NONE'), {}, patience)).toBeVisible();
  },
};

export const ChangedSelection: Story = {
  name: '[ANALYTICS-SCREENS-2] Puts what is chosen into the address',
  play: async ({ canvas, canvasElement }) => {
    const radio = await canvas.findByRole('radio', { name: messages.groups.sector }, patience);
    await userEvent.click(radio);
    await expect(await canvas.findByRole('rowheader', { name: 'Technology' }, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: messages.windows['1y'] }));
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(
      '/analytics?portfolio=example&by=sector&window=1y',
    );
  },
};

export const LeavingOut: Story = {
  name: '[ANALYTICS-SCREENS-19] Leaves fees and taxes out of a return, and says how much',
  args: { address: '/analytics?portfolio=example&window=3y' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: messages.kinds.fees }, patience));
    await userEvent.click(canvas.getByRole('checkbox', { name: messages.kinds.taxes }));
    const said = await canvas.findByText(/leaves out/u, {}, patience);
    await expect(said).toHaveTextContent(/leaves out fees .*\d.*, taxes .*\d/u);
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent('without=fees%2Ctaxes');
  },
};

export const RowsOfAStep: Story = {
  name: '[ANALYTICS-SCREENS-20] Opens the rows of a step of the bridge by keyboard',
  args: { address: '/analytics?portfolio=example&window=1y' },
  play: async ({ canvas, canvasElement }) => {
    const name = new RegExp(`^${messages.bridge}`, 'u');
    const chart = await canvas.findByRole('application', { name }, patience);
    chart.focus();
    const { income } = messages.bridgeSteps;
    for (let bars = 0; bars < 9 && !canvas.queryByText(new RegExp(`^${income}:`, 'u')); bars += 1)
      await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: income });
    const rows = within(drawer).getByRole('table', { name: messages.stepRows });
    await waitFor(async () => {
      await expect(within(rows).getAllByRole('rowheader', { name: /Dividend ACME$/u })[0]).toBeVisible();
    });
    await expect(within(drawer).getByRole('table', { name: messages.transactions })).toBeVisible();
  },
};

export const RowsOfAKind: Story = {
  name: '[ANALYTICS-SCREENS-145] Opens the months of what the time-weighted return is made of',
  args: { address: '/analytics?portfolio=example&window=1y' },
  play: async ({ canvas, canvasElement }) => {
    const title = messages.kindInReturn(messages.kinds.income);
    const income = await canvas.findByRole(
      'button',
      { name: new RegExp(`^Explain ${title}:`, 'u') },
      patience,
    );
    income.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: title });
    const months = within(drawer).getByRole('table', { name: messages.byMonth });
    // What the months added is what the income added.
    await expect(within(months).getByRole('row', { name: new RegExp(messages.sum, 'u') })).toHaveTextContent(
      income.textContent?.replace(/^.*: /u, '') ?? '',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(income).toHaveFocus();
    });
  },
};

export const OpensAMonth: Story = {
  name: '[ANALYTICS-SCREENS-21] Opens a month as the window from its rows',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Explain Mar 2026:/u }, patience));
    const rows = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: `${messages.return}, Mar 2026`,
    });
    await userEvent.click(within(rows).getByRole('button', { name: messages.showWindow }));
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(
      'window=custom&from=2026-03-01&to=2026-03-31',
    );
    await expect(await canvas.findByText(/Feb 27, 2026 to Mar 31, 2026/u, {}, patience)).toBeVisible();
  },
};

export const ByQuarter: Story = {
  name: '[ANALYTICS-SCREENS-5] [ANALYTICS-SCREENS-2] Shows returns by quarter, which open as the window',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: messages.periodLengths.quarter }, patience),
    );
    await userEvent.click(
      await canvas.findByRole(
        'button',
        { name: new RegExp(`^Explain ${messages.gain}, Q1 2026:`, 'u') },
        patience,
      ),
    );
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent('periods=quarter');
    const rows = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: `${messages.gain}, Q1 2026`,
    });
    await userEvent.click(within(rows).getByRole('button', { name: messages.showWindow }));
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(
      'from=2026-01-01&to=2026-03-31',
    );
  },
};

export const RowsOfAFigure: Story = {
  name: '[ANALYTICS-SCREENS-108] Opens the sums, transactions and prices of a figure by keyboard, and returns to it',
  args: { address: '/analytics?portfolio=example&window=1y' },
  play: async ({ canvas, canvasElement }) => {
    const name = new RegExp(`^Explain ${messages.gain}, Acme Instruments:`, 'u');
    const gain = await canvas.findByRole('button', { name }, patience);
    gain.focus();
    await userEvent.keyboard('{Enter}');
    const rows = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: `${messages.gain}, Acme Instruments`,
    });
    // The drawer fades in.
    await waitFor(async () => {
      await expect(within(rows).getAllByRole('rowheader', { name: /^Dividend ACME/u })[0]).toBeVisible();
    });
    await expect(within(rows).queryByRole('rowheader', { name: /ROUE/u })).toBeNull();
    const ends = within(rows).getByRole('table', { name: messages.pricesAtEnds });
    await expect(
      within(ends).getByRole('row', { name: /Acme Instruments.* on Nov 27, 2026/u }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => {
      await expect(gain).toHaveFocus();
    });
  },
};

export const RowsOfAReturn: Story = {
  name: '[ANALYTICS-SCREENS-109] Lists the returns that a time-weighted return links',
  args: { address: '/analytics?portfolio=example&window=1y' },
  play: async ({ canvas, canvasElement }) => {
    const name = new RegExp(`^Explain ${messages.timeWeighted}:`, 'u');
    await userEvent.click((await canvas.findAllByRole('button', { name }, patience))[0] as HTMLElement);
    const rows = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: messages.timeWeighted,
    });
    const links = within(rows).getByRole('table', { name: messages.links });
    await expect(within(links).getAllByRole('row').length).toBeGreaterThan(3);
    // Their product is the return.
    const product = within(links).getByRole('row', { name: new RegExp(messages.product, 'u') });
    await expect(product.textContent?.replace(messages.product, '')).toMatch(/^[+−]\d+\.\d\d%$/u);
  },
};

export const OneHolding: Story = {
  name: '[ANALYTICS-SCREENS-107] Measures a holding on its own, and says that it has no cash',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(messages.scope, 'u') }, patience),
    );
    const { body } = canvasElement.ownerDocument;
    await userEvent.click(await within(body).findByRole('option', { name: /Roue Mobilité/u }));
    await expect(
      await canvas.findByText(messages.scopeExplained('Roue Mobilité'), {}, patience),
    ).toBeVisible();
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent('only=holding%3AROUE');
    await expect(await canvas.findByRole('rowheader', { name: /Roue Mobilité/u }, patience)).toBeVisible();
    await waitFor(async () => {
      await expect(canvas.queryByRole('rowheader', { name: messages.cash })).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: messages.showAll }));
    await expect(await canvas.findByRole('rowheader', { name: messages.cash }, patience)).toBeVisible();
  },
};

export const HoldingOutsideTheWindow: Story = {
  args: {
    address: '/analytics?portfolio=example&only=holding:ACME&window=custom&from=2020-01-01&to=2023-08-20',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.windowEmpty, {}, patience)).toBeVisible();
  },
};

export const OneAccount: Story = {
  args: { address: '/analytics?portfolio=example&account=euro&by=currency' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'EUR' }, patience)).toBeVisible();
  },
};

export const CustomWindow: Story = {
  args: { address: '/analytics?portfolio=example&window=custom&from=2025-01-01&to=2025-12-31' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('2025-01-01', {}, patience)).toBeVisible();
    await expect(await canvas.findByText(/Dec 31, 2024 to Dec 31, 2025/u, {}, patience)).toBeVisible();
  },
};

export const WindowWithoutDays: Story = {
  args: { address: '/analytics?portfolio=example&window=custom&to=2001-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noDays, {}, patience)).toBeVisible();
  },
};

export const LoadingPrices: Story = {
  name: '[ANALYTICS-SCREENS-12] [ANALYTICS-SCREENS-143] Shows progress while prices load, and can be canceled and tried again',
  args: { market: () => 'never' },
  play: async ({ canvas }) => {
    const cancel = await canvas.findByRole('button', { name: messages.cancel }, patience);
    await expect(canvas.getAllByText(messages.loadingFigures)).toHaveLength(4);
    const heightOfFigures = (): number =>
      canvas.getByText(messages.moneyWeighted).closest('dl')?.getBoundingClientRect().height ?? 0;
    const loading = heightOfFigures();
    await userEvent.click(cancel);
    await expect(canvas.getByText(messages.canceled)).toBeVisible();
    await expect(heightOfFigures()).toBe(loading);
    await expect(canvas.queryByText(messages.loadingFigures)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: messages.tryAgain }));
    await expect(await canvas.findByRole('progressbar', {}, patience)).toBeVisible();
  },
};

export const WithoutPricesOfOne: Story = {
  name: '[ANALYTICS-SCREENS-13] Names instruments without prices, and measures the rest',
  args: { market: (of) => (of === 'ROUE' ? 'error' : 'prices') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(new RegExp(`${messages.unpriced} Roue Mobilité`, 'u'), {}, patience),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: messages.contribution }, patience)).toBeVisible();
  },
};

export const WithoutExchangeRates: Story = {
  args: { market: (of) => (of === 'EUR' ? 'error' : 'prices') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.ratesTitle, {}, patience)).toBeVisible();
  },
};

export const RefusedTransactions: Story = {
  name: '[ANALYTICS-SCREENS-13] Links to transactions that are not counted',
  loaders: saved(
    examplePortfolio('example', {
      ...exampleBody(),
      rows: [
        ...exampleBody().rows,
        { id: 'wrong', account: 'us', kind: 'sell', date: '2026-01-05', entry: 999, currency: 'USD' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: messages.showRefused }, patience);
    await expect(link).toHaveAttribute('href', '/portfolio?portfolio=example&view=transactions&show=refused');
  },
};

export const EmptyLedger: Story = {
  loaders: saved(examplePortfolio('example', newPortfolioBody('USD'), 'Nothing yet')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.emptyLedger, {}, patience)).toBeVisible();
  },
};

export const NoSuchPortfolio: Story = {
  args: { address: '/analytics?portfolio=elsewhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noSuch, {}, patience)).toBeVisible();
  },
};

export const WithoutPortfolios: Story = {
  loaders: saved(),
  args: { address: '/analytics' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noPortfolios, {}, patience)).toBeVisible();
  },
};

export const OnlyPortfolio: Story = {
  name: '[ANALYTICS-SCREENS-14] Opens the only portfolio',
  args: { address: '/analytics' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: messages.contribution }, patience);
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(
      '/analytics?portfolio=example',
    );
  },
};

export const SeveralPortfolios: Story = {
  name: '[ANALYTICS-SCREENS-14] [ANALYTICS-SCREENS-146] Asks for one of several portfolios, with their values, the one opened last first',
  loaders: [
    async () => {
      const pension = examplePortfolio('other', exampleBody(), 'Pension');
      const workspace = await openWorkspace([pension, examplePortfolio()]);
      openedPortfolios.remember(workspace, 'other');
      return { workspace };
    },
  ],
  args: { address: '/analytics' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem', {}, patience);
    await expect(first).toHaveTextContent(/^Pension/u);
    await waitFor(() => expect(first).toHaveTextContent(/USD · 2 holdings .*\d,\d{3}\.\d\d/u), patience);
    await expect(canvas.getByRole('link', { name: 'Family savings' })).toBeVisible();
  },
};

const offered = createKeyedList<ExportSource>();

export const OffersItsTables: Story = {
  name: '[ANALYTICS-SCREENS-131] Offers its tables for export while they are shown',
  decorators: [
    (Shown) => (
      <ExportSourcesContext value={offered}>
        <Shown />
      </ExportSourcesContext>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: messages.contribution }, patience);
    await waitFor(() =>
      expect(offered.items.map(({ title }) => title)).toEqual(
        expect.arrayContaining([
          messages.historyTitle,
          messages.returns,
          messages.contribution,
          messages.byPeriod,
        ]),
      ),
    );
    for (const source of offered.items) {
      const written = await source.write('csv');
      await expect(written.ok && (await written.value.content.text())).toContain(messages.window);
    }
  },
};
