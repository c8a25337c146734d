import { type ExportSource, ExportSourcesContext } from '@finance-analyst/contributions';
import { createKeyedList } from '@finance-analyst/foundation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  openRiskWorkspace,
  type RiskStageProps,
  RiskStage,
  riskStageBody,
  riskStagePortfolio,
} from '../testing/RiskStage.js';
import { messages } from '../risk/messages.js';
import { messages as factorMessages } from '../risk-factors/messages.js';

const meta: Meta<Omit<RiskStageProps, 'workspace'> & { readonly body?: typeof riskStageBody }> = {
  title: 'Analytics/RiskScreen',
  loaders: [async ({ args }) => ({ workspace: await openRiskWorkspace([riskStagePortfolio(args.body)]) })],
  render: ({ query, market, onRiskTask }, { loaded }) => (
    <RiskStage
      workspace={(loaded as Pick<RiskStageProps, 'workspace'>).workspace}
      {...(query !== undefined && { query })}
      {...(market && { market })}
      onRiskTask={onRiskTask}
    />
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

const slowly = { timeout: 10_000 };

export const Whole: Story = {
  name: '[ANALYTICS-SCREENS-61] [ANALYTICS-SCREENS-64] Losses of today’s holdings, with what they are of',
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: messages.tableOf(messages.losses) }, slowly);
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText(/^Today’s weights applied to 799 daily returns/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(messages.horizon, 'u') }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '20 days' }));
    await expect(await canvas.findByText(/20 days that are not exceeded/u)).toBeVisible();
  },
};

export const Stress: Story = {
  name: '[ANALYTICS-SCREENS-70] Shocks are entered by keyboard, by holding and for all',
  play: async ({ canvas, userEvent }) => {
    const all = await canvas.findByRole('textbox', { name: new RegExp(messages.shockAll, 'u') }, slowly);
    await userEvent.clear(all);
    await userEvent.type(all, '-50{Enter}');
    const table = canvas.getByRole('table', { name: messages.tableOf(messages.shocks) });
    // 95,000 of 100,000 are in holdings.
    await expect(within(table).getByRole('row', { name: /^Total/u })).toHaveTextContent('47,500');
    const own = within(table).getByRole('textbox', { name: /^Shock of Acme Instruments/u });
    await userEvent.clear(own);
    await userEvent.type(own, '0{Enter}');
    await expect(within(table).getByRole('row', { name: /^Total/u })).toHaveTextContent('17,500');
  },
};

export const SampleData: Story = {
  name: '[ANALYTICS-SCREENS-133] Marks sample data once, where it does not move the title',
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('Sample data', undefined, slowly);
    const before = mark.getBoundingClientRect();
    await canvas.findByRole('table', { name: messages.tableOf(messages.losses) }, slowly);
    await waitFor(() => expect(mark).toBeVisible());
    await expect(canvas.getAllByText('Sample data')).toHaveLength(1);
    await expect(mark.getBoundingClientRect()).toEqual(before);
  },
};

export const RiskFree: Story = {
  name: '[ANALYTICS-SCREENS-80] The risk-free rate has its source and can be changed',
  play: async ({ canvas, userEvent }) => {
    const rate = await canvas.findByRole('textbox', { name: new RegExp(messages.riskFree, 'u') }, slowly);
    await expect(rate).toHaveValue('4.25');
    await expect(canvas.getByText(/Source: Product default/u)).toBeVisible();
    await userEvent.clear(rate);
    await userEvent.type(rate, '1{Enter}');
    await expect(await canvas.findByText(/Risk-free rate: 1.00%. Source: Entered/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.useDefaultRate }));
    await expect(await canvas.findByText(/Source: Product default/u)).toBeVisible();
  },
};

export const Factors: Story = {
  name: '[ANALYTICS-SCREENS-88] [ANALYTICS-SCREENS-90] Holdings on an instrument as a factor, which then can be shocked',
  play: async ({ canvas, userEvent }) => {
    const symbols = await canvas.findByRole('textbox', { name: factorMessages.symbols }, slowly);
    await expect(canvas.getByText(factorMessages.noneTitle)).toBeVisible();
    await userEvent.type(symbols, 'tarn{Enter}');
    const table = await canvas.findByRole(
      'table',
      { name: messages.tableOf(factorMessages.byHolding) },
      slowly,
    );
    await expect(within(table).getByRole('row', { name: /^Tarn Foods/u })).toHaveTextContent(
      /^Tarn Foods1\.00/u,
    );
    await expect(canvas.getByText(/^799 daily returns, .*\.$/u)).toBeVisible();
    const shock = canvas.getByRole('textbox', { name: new RegExp(messages.shockFactor('TARN'), 'u') });
    await userEvent.clear(shock);
    await userEvent.type(shock, '-10{Enter}');
    const own = canvas.getByRole('textbox', { name: /^Shock of Tarn Foods/u });
    await expect(own).toHaveValue('−30.0');
  },
};

export const UnknownFactor: Story = {
  name: '[ANALYTICS-SCREENS-90] A factor without prices is named',
  args: { query: 'portfolio=example&factors=NONE' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^NONE: There are no prices of NONE/u, undefined, slowly),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: factorMessages.symbols })).toHaveValue('NONE');
  },
};

/** Returns of a factor on the days of the stage, in percent. */
const pastedReturns = [
  'Date,Value,Quality',
  ...Array.from({ length: 300 }, (_, at) =>
    [
      new Date(Date.UTC(2026, 1, 1 + at)).toISOString().slice(0, 10),
      Math.sin(at * 1.7).toFixed(3),
      Math.cos(at * 2.3).toFixed(3),
    ].join(','),
  ),
  'end',
].join('\n');

export const ImportedFactors: Story = {
  name: '[ANALYTICS-SCREENS-86] [ANALYTICS-SCREENS-87] Factor returns are pasted, checked and used',
  args: { query: 'portfolio=example&factorsource=file' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: factorMessages.paste }, slowly));
    await userEvent.click(canvas.getByRole('textbox', { name: factorMessages.pasted }));
    await userEvent.paste(pastedReturns);
    await userEvent.click(canvas.getByRole('button', { name: factorMessages.read }));
    await expect(
      await canvas.findByText(/^300 rows, .* Separator: comma. Dates: YYYY-MM-DD./u),
    ).toBeVisible();
    await expect(canvas.getByRole('radio', { name: factorMessages.units.percent })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: factorMessages.useReturns }));
    const table = await canvas.findByRole('table', { name: messages.tableOf(factorMessages.title) }, slowly);
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Quality' }));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3), slowly);
    await userEvent.click(canvas.getByRole('button', { name: factorMessages.remove }));
    await expect(await canvas.findByText(factorMessages.chooseFile)).toBeVisible();
  },
};

export const WhatIfTrade: Story = {
  name: '[ANALYTICS-SCREENS-83] A trade is tried out by shares and by weight',
  play: async ({ canvas, userEvent }) => {
    const shares = await canvas.findByRole('textbox', { name: messages.tradeShares }, slowly);
    await userEvent.clear(shares);
    await userEvent.type(shares, '-300{Enter}');
    const table = canvas.getByRole('table', { name: messages.tableOf(messages.trade) });
    await expect(await within(table).findByRole('cell', { name: /−30.00%/u }, slowly)).toBeVisible();
    await expect(await canvas.findByText(/^Sell 30,000 USD of ACME/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: messages.tradeSizes.weight }));
    const weight = await canvas.findByRole('textbox', { name: new RegExp(messages.tradeWeight, 'u') });
    await userEvent.clear(weight);
    await userEvent.type(weight, '70{Enter}');
    await expect(await canvas.findByText(messages.tradeOwed)).toBeVisible();
  },
};

export const Resampled: Story = {
  name: '[ANALYTICS-SCREENS-84] Other weights have their ranges',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The ranges have 90% of 200 resamples/u, undefined, slowly),
    ).toBeVisible();
    const table = canvas.getByRole('table', { name: messages.tableOf(messages.optimization) });
    await expect(within(table).getByRole('row', { name: /^Acme Instruments/u })).toHaveTextContent(
      /% to \d+%/u,
    );
  },
};

export const Limits: Story = {
  name: '[ANALYTICS-SCREENS-92] [ANALYTICS-SCREENS-93] [ANALYTICS-SCREENS-95] Limits are added by keyboard, conflicts named, and weights taken as targets',
  args: { query: 'portfolio=example&limits=sector~Technology~0.6~1' },
  play: async ({ canvas, userEvent }) => {
    const most = await canvas.findByRole('textbox', { name: /^Largest weight, Technology/u }, slowly);
    await expect(most).toHaveValue('100.0');
    await userEvent.click(canvas.getByRole('button', { name: messages.addLimit }));
    const smallest = await canvas.findByRole(
      'textbox',
      { name: /^Smallest weight, Acme Instruments/u },
      slowly,
    );
    await expect(smallest).toBeVisible();
    const largest = canvas.getByRole('textbox', { name: /^Largest weight, Acme Instruments/u });
    await userEvent.clear(largest);
    await userEvent.type(largest, '50{Enter}');
    await expect(
      (
        await canvas.findAllByText(
          /^These limits cannot be met together: Technology 60% to 100%; Acme/u,
          undefined,
          slowly,
        )
      )[0],
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.removeLimit('Acme Instruments') }));
    await waitFor(
      () => expect(canvas.queryByText(/^These limits cannot be met together/u)).toBeNull(),
      slowly,
    );
    await userEvent.click(canvas.getByRole('button', { name: messages.useAsTargets }));
    await expect(await canvas.findByText(messages.targetsSaved)).toBeVisible();
  },
};

const tasks: string[] = [];

export const UsesTargets: Story = {
  name: '[ANALYTICS-SCREENS-150] [ANALYTICS-SCREENS-151] Weights become targets while the screen stays as it is, and back',
  args: {
    body: {
      ...riskStageBody,
      targets: [
        { id: 'ACME', weight: 0.11 },
        { id: 'TARN', weight: 0.12 },
        { id: 'BOND', weight: 0.2 },
      ],
    },
    onRiskTask: (name) => tasks.push(name),
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const { workspace } = loaded as Pick<RiskStageProps, 'workspace'>;
    const targets = async () => {
      const opened = await workspace.open('example');
      return opened.ok && opened.value.document.kind === 'portfolio'
        ? opened.value.document.body.targets
        : null;
    };
    await canvas.findByText(/^The ranges have 90% of 200 resamples/u, undefined, slowly);
    const button = canvas.getByRole('button', { name: messages.useAsTargets });
    const asked = tasks.length;
    const settled = async () => new Promise((resolve) => setTimeout(resolve, 700));
    await userEvent.click(button);
    const notice = await canvas.findByText(messages.targetsSaved);
    await settled();
    await expect(await targets()).not.toContainEqual({ id: 'ACME', weight: 0.11 });
    await expect(canvas.getByText(/^2 earlier targets were replaced/u)).toBeVisible();
    await expect(notice.isConnected && button.isConnected).toBe(true);
    await expect(button).toHaveFocus();
    await expect(tasks).toHaveLength(asked);
    const { top, bottom } = notice.getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: messages.undoTargets }));
    await expect(await canvas.findByText(messages.targetsRestored)).toBeVisible();
    await expect((await targets())?.map(({ weight }) => weight)).toEqual([0.11, 0.12, 0.2]);
    await settled();
    await expect(button).toHaveFocus();
    await expect(tasks).toHaveLength(asked);
  },
};

export const Episodes: Story = {
  name: '[ANALYTICS-SCREENS-85] Episodes that no prices cover have no figure',
  play: async ({ canvas }) => {
    const table = await canvas.findByRole(
      'table',
      { name: messages.tableOf(messages.namedEpisodes) },
      slowly,
    );
    const row = within(table).getByRole('row', { name: /^Black Monday, Oct 16, 1987/u });
    await expect(row).toHaveTextContent(/Not available.*5%0%95%/u);
    await expect(canvas.getByText(/enter a benchmark in Risk figures/u)).toBeVisible();
  },
};

export const MissingPrices: Story = {
  name: '[ANALYTICS-SCREENS-77] Holdings without a price history are named, with their share',
  args: { market: (symbol) => (symbol === 'TARN' ? 'error' : 800) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.constantTitle(1), undefined, slowly)).toBeVisible();
    await expect(canvas.getByText(/Tarn Foods.*10.0% of the value/u)).toBeVisible();
  },
};

export const FewReturns: Story = {
  name: '[ANALYTICS-SCREENS-64] Fewer than 60 returns are unreliable',
  args: { market: () => 40 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.fewTitle, undefined, slowly)).toBeVisible();
    await expect(await canvas.findByText(messages.backtestMissing)).toBeVisible();
  },
};

export const NoPrices: Story = {
  name: '[ANALYTICS-SCREENS-74] [ANALYTICS-SCREENS-153] Without prices, names the holdings and what to do',
  args: { market: () => 'error' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.nothingPricedTitle, undefined, slowly)).toBeVisible();
    await expect(
      canvas.getByText(/^Acme Instruments, Roue Mobilité, Tarn Foods\. Prices come/u),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.openTransactions })).toHaveAttribute(
      'href',
      expect.stringContaining('view=transactions'),
    );
  },
};

export const Loading: Story = {
  name: '[ANALYTICS-SCREENS-74] [ANALYTICS-SCREENS-134] Loading has the room of a window, and is canceled',
  args: { market: () => 'never' },
  play: async ({ canvas, userEvent }) => {
    const cancel = await canvas.findByRole('button', { name: messages.cancel }, slowly);
    await expect(cancel.closest('section')?.offsetHeight).toBeGreaterThanOrEqual(window.innerHeight);
    await userEvent.click(cancel);
    await expect(canvas.getByText(messages.canceled)).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.tryAgain })).toBeVisible();
  },
};

export const NothingHeld: Story = {
  name: '[ANALYTICS-SCREENS-74] Nothing is held',
  args: { body: { ...riskStageBody, rows: riskStageBody.rows.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.nothingHeld, undefined, slowly)).toBeVisible();
  },
};

export const NoSuchPortfolio: Story = {
  args: { query: 'portfolio=another' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This portfolio is not on this device', undefined, slowly),
    ).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: messages.tableOf(messages.losses) }, slowly),
    ).toBeVisible();
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
    await canvas.findByRole('table', { name: messages.tableOf(messages.losses) }, slowly);
    await waitFor(() =>
      expect(offered.items.filter(({ obstacle }) => !obstacle).map(({ title }) => title)).toEqual(
        expect.arrayContaining([messages.losses, messages.shocks]),
      ),
    );
    const losses = offered.items.find(({ title }) => title === messages.losses);
    const written = await losses?.write('csv');
    await expect(written?.ok && (await written.value.content.text())).toContain(messages.windowFact);
  },
};
