import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { createWorkspace } from '@finance-analyst/workspace';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleDocument, exampleFundamentals, exampleQuote } from '../testing/exampleModel.js';
import { exampleCompany, exampleCompanyDocument } from '../testing/exampleCompany.js';
import { memoWorkersHere } from '../testing/memoWorkersHere.js';
import { PressedCommands } from '../testing/PressedCommands.js';
import { atAnAddress, withMarket } from '../testing/storyFrame.js';
import { Workbench } from './Workbench.js';

const now = () => new Date('2026-11-20T22:00:00.000Z');
/** Nothing is written to the disk of who looks at the catalogue. */
const inMemory = () =>
  createWorkspace({ indexedDB: undefined, clock: now, createId: () => 'this-tab', ownerId: 'device' });

const sample = exampleFundamentals({ source: 'sample', accountingStandard: 'sample' });
const oldQuote = { ...exampleQuote, asOf: '2018-02-07' };

const meta = {
  title: 'Valuation/Workbench',
  component: Workbench,
  parameters: { layout: 'padded' },
  args: {
    opening: { document: exampleDocument() },
    fundamentals: exampleFundamentals(),
    workspace: inMemory(),
    clock: now,
    onStored: fn(),
    onReopen: fn(),
    loadMemoWorkers: async () => memoWorkersHere,
  },
  decorators: [atAnAddress, withMarket],
} satisfies Meta<typeof Workbench>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewModel: Story = {};
export const WithoutPrice: Story = { args: { opening: { document: exampleDocument({ quote: null }) } } };
export const SampleCompany: Story = {
  args: {
    opening: {
      document: exampleDocument({ fundamentals: sample, quote: { ...exampleQuote, source: 'sample' } }),
    },
    fundamentals: sample,
  },
};
export const OldPrice: Story = {
  args: {
    opening: { document: exampleDocument({ quote: oldQuote }) },
  },
};
export const ReadOnly: Story = {
  args: { opening: { document: { ...exampleDocument(), baseRevision: 3 } }, isReadOnly: true },
};
export const SavedModel: Story = {
  args: { opening: { document: { ...exampleDocument(), baseRevision: 3 } } },
};

export const WithScenarios: Story = {
  args: { opening: { document: exampleCompanyDocument() }, fundamentals: exampleCompany() },
};

export const OpenQuestion: Story = {
  args: {
    opening: { document: exampleCompanyDocument({ isLoss: true }) },
    fundamentals: exampleCompany(true),
  },
};

export const EditsAScenario: Story = {
  name: '[VALUATION-SCREENS-433] Edits the scenario shown, and moves nothing below the answer by choosing one',
  args: { opening: { document: exampleCompanyDocument() }, fundamentals: exampleCompany() },
  play: async ({ canvas }) => {
    const top = (): number => canvas.getByRole('heading', { name: 'Forecast' }).getBoundingClientRect().top;
    const before = top() + scrollY;
    await userEvent.click(canvas.getByRole('radio', { name: /^Optimistic/u }));
    await expect(top() + scrollY).toBe(before);
    const beta = canvas.getByRole('textbox', { name: 'Beta' });
    await userEvent.click(beta);
    await userEvent.keyboard('1.4{Enter}');
    await expect(canvas.getByText('Beta to 1.40 (Optimistic)')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Base/u }));
    await waitFor(() => expect(beta).toHaveValue('1.05'));
  },
};

export const EditedByKeyboard: Story = {
  name: '[VALUATION-SCREENS-4] Edits, undoes and redoes by keyboard',
  decorators: [
    (Story) => (
      <PressedCommands>
        <Story />
      </PressedCommands>
    ),
  ],
  play: async ({ canvas }) => {
    const beta = canvas.getByRole('textbox', { name: 'Beta' });
    await userEvent.click(beta);
    await userEvent.keyboard('1.4{Enter}');
    await expect(canvas.getByText('Beta to 1.40')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(beta).toHaveValue('1.05');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(beta).toHaveValue('1.4');
  },
};

export const TypedAfterAStep: Story = {
  name: '[VALUATION-SCREENS-175] Counts every key that is typed in a cell after a step, at any speed',
  play: async ({ canvas }) => {
    const growth = canvas.getByRole<HTMLInputElement>('textbox', { name: /^Growth 2026/u });
    for (const delay of [null, 0, 15, 40, 120]) {
      const user = userEvent.setup({ delay });
      growth.closest('td')?.focus();
      await user.keyboard('{F2}{ArrowUp}{ArrowUp}45.6');
      await expect(growth).toHaveValue('45.6');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(growth).toHaveValue('45.6'));
      growth.closest('td')?.focus();
      await user.keyboard('{F2}7{Enter}');
      await waitFor(() => expect(growth).toHaveValue('7.0'));
    }
  },
};

export const NothingMoves: Story = {
  name: '[VALUATION-SCREENS-6] Moves nothing below the answer when an assumption is edited',
  play: async ({ canvas }) => {
    const top = (): number => canvas.getByRole('heading', { name: 'Forecast' }).getBoundingClientRect().top;
    const before = top() + scrollY;
    const beta = canvas.getByRole('textbox', { name: 'Beta' });
    await userEvent.click(beta);
    await userEvent.keyboard('1.1{Enter}');
    await expect(canvas.getByText('Beta to 1.10')).toBeVisible();
    await expect(top() + scrollY).toBe(before);
  },
};

export const ExplainsTheValue: Story = {
  name: '[VALUATION-SCREENS-7] Explains the value beside the screen',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Explain Value per share/u }));
    const drawer = await screen.findByRole('dialog', { name: 'Value per share' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
};

export const NoValue: Story = {
  name: '[VALUATION-SCREENS-10] Says why there is no value',
  play: async ({ canvas }) => {
    const growth = canvas.getByRole('textbox', { name: 'Terminal growth %' });
    await userEvent.click(growth);
    await userEvent.keyboard('40{Enter}');
    await expect(
      await canvas.findByText(/^Terminal growth of 40.00.?% is not below the cost of capital/u),
    ).toBeVisible();
  },
};

const panelOf = (title: string): DOMRect => {
  const heading = screen.getByRole('heading', { name: title });
  return (heading.closest('section') ?? heading).getBoundingClientRect();
};
/** The panels end on one line: no hole at the foot of any of their columns. */
const endTogether = async (titles: readonly string[]): Promise<void> => {
  const bottoms = titles.map((title) => Math.round(panelOf(title).bottom));
  await expect(new Set(bottoms).size).toBe(1);
};
/** The screen this wide, whatever is beside it. */
const asWideAs = (width: string): Decorator =>
  function Wide(Story) {
    return (
      <div style={{ width }}>
        <Story />
      </div>
    );
  };

/** The first edit of a saved model in a window this wide. */
const firstEditAt = (width: string): Story => ({
  args: {
    opening: {
      document: {
        ...exampleDocument(),
        title: 'Example Instruments, bear case with lower margins',
        baseRevision: 2,
      },
    },
  },
  decorators: [asWideAs(width)],
  play: async ({ canvas }) => {
    const top = (): number => canvas.getByRole('heading', { name: 'Forecast' }).getBoundingClientRect().top;
    const before = top() + scrollY;
    const beta = canvas.getByRole('textbox', { name: 'Beta' });
    await userEvent.click(beta);
    await userEvent.keyboard('1.1{Enter}');
    await expect(await canvas.findByText(/edited since version 2/u)).toBeVisible();
    await expect(top() + scrollY).toBe(before);
  },
});

export const FirstEditInADesktopWindow: Story = {
  ...firstEditAt('73.5rem'),
  name: '[VALUATION-SCREENS-173] Moves nothing at the first edit after a save in a desktop window',
};

export const FirstEditInASmallWindow: Story = {
  ...firstEditAt('50rem'),
  name: '[VALUATION-SCREENS-173] Moves nothing at the first edit after a save in a small window',
};

/** The line that says whether the model is saved, in a window this wide. */
const saveStatusAt = (width: string, name: string): Story => ({
  args: { opening: { document: exampleDocument({ fundamentals: exampleFundamentals({ name }) }) } },
  decorators: [asWideAs(width)],
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save version' }).getBoundingClientRect();
    const state = (await canvas.findByText(/not saved yet/u)).getBoundingClientRect();
    await expect(state.top - save.bottom).toBeGreaterThanOrEqual(6);
  },
});

export const SaveStateOnAPhone: Story = {
  ...saveStatusAt('22.375rem', 'Example Instruments'),
  name: '[VALUATION-SCREENS-176] Keeps the save state off the buttons on a phone',
};

export const SaveStateUnderALongName: Story = {
  ...saveStatusAt('73.5rem', 'Example Instruments and Measuring Devices Holding Corporation'),
  name: '[VALUATION-SCREENS-176] Keeps the save state off the buttons under a long name',
};

export const SavedOutOfSight: Story = {
  name: '[VALUATION-SCREENS-178] Confirms in the bar at the top a save by keyboard from further down, and moves nothing',
  decorators: [
    asWideAs('73.5rem'),
    (Story) => (
      <PressedCommands>
        <Story />
      </PressedCommands>
    ),
  ],
  play: async ({ canvas }) => {
    const beta = canvas.getByRole('textbox', { name: 'Beta' });
    await userEvent.click(beta);
    await userEvent.keyboard('1.4{Enter}');
    const barNow = (): HTMLElement | null => document.querySelector('[data-answer-bar]');
    await waitFor(async () => {
      window.scrollTo(0, 900);
      await expect(barNow()).not.toBeNull();
    });
    const bar = within(barNow() as HTMLElement);
    await waitFor(() => expect(bar.getByText('Unsaved')).toBeVisible());
    const places = (): readonly number[] =>
      [...(barNow()?.querySelectorAll('dd') ?? []), beta].map((each) => each.getBoundingClientRect().left);
    const before = [...places(), document.documentElement.scrollHeight];
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(bar.getByText('Saved')).toBeVisible());
    await expect([...places(), document.documentElement.scrollHeight]).toEqual(before);
    // The line under the title says it to those who listen.
    await expect(canvas.queryByText('Saved')?.closest('[aria-hidden="true"]')).toBe(barNow());
    const said = canvas.getAllByRole('status').filter(({ textContent }) => /saved/iu.test(textContent));
    await expect(said).toHaveLength(1);
  },
};

export const ThreeColumns: Story = {
  name: '[VALUATION-SCREENS-100] Leaves no hole between the panels of a desktop window',
  decorators: [asWideAs('73.5rem')],
  play: async () => {
    await endTogether(['Cost of capital', 'WACC against terminal growth', 'From enterprise to equity']);
    await endTogether(['From cash flows to equity', 'Value against price']);
    await expect(panelOf('Terminal value and timing').top).toBe(panelOf('Cost of capital').top);
    const between = panelOf('WACC against terminal growth').top - panelOf('Terminal value and timing').bottom;
    await expect(between).toBeLessThanOrEqual(16);
  },
};

export const TwoColumns: Story = {
  name: '[VALUATION-SCREENS-100] Leaves no hole between the panels of a small window',
  decorators: [asWideAs('57.5rem')],
  play: async () => {
    await endTogether(['WACC against terminal growth', 'Value against price']);
    await expect(panelOf('From enterprise to equity').top).toBe(panelOf('Cost of capital').top);
  },
};
