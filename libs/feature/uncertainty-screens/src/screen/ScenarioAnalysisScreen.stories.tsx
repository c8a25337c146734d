import { createWorkerPool } from '@finance-analyst/compute';
import { setAssumption } from '@finance-analyst/valuation';
import type { Workspace } from '@finance-analyst/workspace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '../messages.js';
import { simulate } from '../simulation/simulate.js';
import type { SimulationTasks } from '../simulation/SimulationWorkers.js';
import { exampleDocument, exampleDocumentWithScenarios } from '../testing/exampleModel.js';
import { exampleFigures, exampleTarget } from '../testing/exampleRun.js';
import { openWorkspace, ScreenStage } from '../testing/openScreen.js';

const poolOf = (size: number) =>
  createWorkerPool<SimulationTasks>({
    size,
    createWorker: () =>
      new Worker(new URL('../testing/simulationWorker.ts', import.meta.url), { type: 'module' }),
  });

/** A screen that is drawn in turns, and a simulation, take longer on a busy machine than the usual second. */
const patience = { timeout: 15_000 } as const;

const meta = {
  title: 'Uncertainty screens/Scenario analysis',
  component: ScreenStage,
  loaders: [async () => ({ workspace: await openWorkspace([exampleDocument()]) })],
  args: { workspace: null as unknown as Workspace, workers: poolOf(1) },
  render: (args, { loaded }) => (
    <ScreenStage {...args} workspace={(loaded as { readonly workspace: Workspace }).workspace} />
  ),
} satisfies Meta<typeof ScreenStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Terminal growth' }, patience)).toBeVisible();
  },
};

export const WeightedCases: Story = {
  loaders: [async () => ({ workspace: await openWorkspace([exampleDocumentWithScenarios()]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Weight of Optimistic/ }, patience)).toHaveValue(
      '25.0',
    );
    const table = canvas.getByRole('table', { name: messages.cases });
    await expect(within(table).getByRole('row', { name: /^Operating margin \(EBITA\) 2035/u })).toBeVisible();
    const all = canvas.getByRole('button', { name: messages.allYears });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(all).toHaveAttribute('aria-expanded', 'true');
  },
};

export const WeightedOnAPhone: Story = {
  name: '[UNCERTAINTY-SCREENS-18] Shows the weighted value on a phone without scrolling',
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  loaders: [async () => ({ workspace: await openWorkspace([exampleDocumentWithScenarios()]) })],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Weight of Optimistic/ }, patience);
    const region = canvas.getByRole('region', { name: messages.tableOf(messages.cases) });
    const isInSight = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const edge = region.getBoundingClientRect();
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= edge.left && right <= edge.right && (element.contains(onTop) || onTop === element);
    };
    const weighted = within(region)
      .getAllByRole('row')
      .slice(0, 4)
      .map((row) => row.lastElementChild as Element);
    weighted[0]?.scrollIntoView({ block: 'center' });
    await expect(region.scrollLeft).toBe(0);
    await expect(weighted[0]).toHaveTextContent(messages.weighted);
    await expect(weighted.map(isInSight)).toEqual([true, true, true, true]);
    field.focus();
    await expect(isInSight(field)).toBe(true);
  },
};

export const ThreeCasesOnAPhone: Story = {
  ...WeightedOnAPhone,
  name: '[UNCERTAINTY-SCREENS-57] Shows three cases beside the weighted value on a phone, none covered',
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Weight of Optimistic/ }, patience);
    const rows = within(canvas.getByRole('table', { name: messages.cases })).getAllByRole('row');
    for (const row of rows) {
      const [third, weighted] = [...row.children].slice(-2).map((cell) => cell.getBoundingClientRect());
      await expect(third?.right).toBeLessThanOrEqual((weighted?.left ?? 0) + 1);
    }
  },
};

export const Simulated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.run }, patience));
    await expect(await canvas.findByText(messages.finished('10,000'), {}, patience)).toBeVisible();
    await expect(
      await canvas.findByText(/^Probability that the value is below the price of/, {}, patience),
    ).toBeVisible();
  },
};

export const Still: Story = {
  name: '[UNCERTAINTY-SCREENS-39] Moves nothing when a weight changes or a simulation runs',
  loaders: [async () => ({ workspace: await openWorkspace([exampleDocumentWithScenarios()]) })],
  play: async ({ canvas }) => {
    const weight = await canvas.findByRole('textbox', { name: /^Weight of Base/ }, patience);
    await canvas.findByRole('checkbox', { name: 'Terminal growth' }, patience);
    // Half a line: fractions of a pixel round apart.
    const tolerance = 8;
    const places = () =>
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => ({
        name: heading.textContent,
        top: heading.getBoundingClientRect().top + globalThis.scrollY,
      }));
    const before = places();
    const expectStill = async () => {
      const now = places();
      await expect(now.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
      const moves = now.map(({ top }, at) => Math.abs(top - (before[at]?.top ?? 0)));
      await expect(Math.max(...moves)).toBeLessThan(tolerance);
    };
    await userEvent.clear(weight);
    await userEvent.type(weight, '40{Enter}');
    await canvas.findByText(/^The case weights have unsaved changes/, {}, patience);
    await expectStill();
    await userEvent.click(canvas.getByRole('button', { name: messages.scaleWeights }));
    await expectStill();
    const run = canvas.getByRole('button', { name: messages.run });
    const { top } = run.getBoundingClientRect();
    await userEvent.click(run);
    const progress = await canvas.findByRole('progressbar', {}, patience);
    await expect(Math.abs(progress.getBoundingClientRect().top - top)).toBeLessThan(64);
    await expectStill();
    await expect(await canvas.findByText(messages.finished('10,000'), {}, patience)).toBeVisible();
    await expectStill();
  },
};

export const RunsCompared: Story = {
  loaders: [async () => ({ workspace: await openWorkspace([exampleDocumentWithScenarios()]) })],
  play: async ({ canvas }) => {
    const first = messages.runTitle('1', '10,000', '1', 'Nov 24, 2026');
    await userEvent.click(await canvas.findByRole('button', { name: messages.run }, patience));
    await userEvent.click(await canvas.findByRole('button', { name: messages.saveRun }, patience));
    const seed = canvas.getByRole('textbox', { name: messages.seed });
    await userEvent.clear(seed);
    await userEvent.type(seed, '2{Enter}');
    await canvas.findByText(messages.outdated, {}, patience);
    await userEvent.click(canvas.getByRole('button', { name: messages.run }));
    await userEvent.click(await canvas.findByRole('button', { name: messages.saveRun }, patience));
    for (const title of [messages.runTitle('2', '10,000', '1', 'Nov 24, 2026'), first])
      await userEvent.click(
        await canvas.findByRole('checkbox', { name: messages.compareRun(title) }, patience),
      );
    await userEvent.click(canvas.getByRole('button', { name: messages.repeatOf(first) }));
    const repeated = `${messages.runRepeated(first)} ${messages.settingsOfRepetition}`;
    await expect(await canvas.findByText(repeated, {}, patience)).toBeVisible();
    await expect(canvas.getByRole('table', { name: messages.comparison })).toBeVisible();
  },
};

export const SameFiguresAsNode: Story = {
  name: '[UNCERTAINTY-SCREENS-7] Same figures in Chromium as in Node, with one worker and two',
  play: async () => {
    const ways = [
      [1, 8_192],
      [2, 700],
    ] as const;
    const cases = exampleFigures.flatMap((figures) => ways.map((way) => [...way, figures] as const));
    for (const [size, blockLength, { version, ...figures }] of cases) {
      const pool = poolOf(size);
      const end = await simulate(
        pool,
        exampleTarget(undefined, version),
        {},
        { signal: new AbortController().signal, onProgress: () => undefined, onStage: () => undefined },
        blockLength,
      );
      pool.close();
      const summary = end.kind === 'done' ? end.summary : null;
      const median = summary?.statistics.ok
        ? summary.statistics.value.percentiles.find(({ probability }) => probability === 0.5)?.value
        : null;
      await expect({ checksum: summary?.checksum, median }).toEqual(figures);
    }
  },
};

export const ChooseModel: Story = { args: { address: '/scenario-analysis' } };

export const NoModels: Story = {
  args: { address: '/scenario-analysis' },
  loaders: [async () => ({ workspace: await openWorkspace([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: messages.toWorkbench }, patience)).toBeVisible();
  },
};

export const MissingModel: Story = { args: { address: '/scenario-analysis?model=other' } };

export const WithoutValue: Story = {
  loaders: [
    async () => {
      const document = exampleDocument();
      const body = setAssumption(document.body, 'terminal_growth', 0.5);
      return { workspace: await openWorkspace([{ ...document, body }]) };
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.noValue, {}, patience)).toBeVisible();
  },
};

export const WithoutPrice: Story = {
  loaders: [async () => ({ workspace: await openWorkspace([exampleDocument({ quote: null })]) })],
};
