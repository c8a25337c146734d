import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { entriesMemory, noEntries } from './entries/entriesMemory.js';
import { messages } from './messages.js';
import { sampleServer } from './testing/sampleServer.js';
import { WizardStage } from './testing/WizardStage.js';

const meta = {
  title: 'Workflow wizard/WorkflowWizard',
  component: WizardStage,
  // Entries outlast the overlay, and a story must not find those of another.
  beforeEach: () => () => {
    entriesMemory.write(noEntries);
  },
} satisfies Meta<typeof WizardStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Company: Story = {
  beforeEach: () => {
    entriesMemory.write({ ...noEntries, step: 1, symbol: 'NHB.SMP' });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Excess return');
  },
};

export const NameAndTimeframe: Story = {
  beforeEach: () => {
    entriesMemory.write({ ...noEntries, step: 2, symbol: 'ISV.SMP' });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: messages.useProposed(10) });
  },
};

/** A device that has one company's statements, and the answers to searches. */
const oneStored: typeof fetch = async (input) => {
  const { searchParams } = new URL(String(input), 'http://server');
  if (!searchParams.has('query') && searchParams.get('symbol') !== 'GLH.SMP')
    throw new TypeError('Failed to fetch');
  return sampleServer()(input);
};

export const Offline: Story = {
  name: '[WORKFLOW-WIZARD-13] Marks the companies that open without a network',
  args: { fetch: oneStored, isOnline: () => false },
  beforeEach: () => {
    entriesMemory.write({ ...noEntries, step: 1 });
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'g');
    const page = within(canvasElement.ownerDocument.body);
    const marked = await page.findByRole(
      'option',
      { name: new RegExp(messages.onDevice) },
      { timeout: 10_000 },
    );
    await expect(marked).toHaveTextContent('GLH.SMP');
    const options = await page.findAllByRole('option');
    await expect(options.length).toBeGreaterThan(1);
    await expect(options.filter(({ textContent }) => textContent.includes(messages.onDevice))).toHaveLength(
      1,
    );
    // The open list hides the rest of the page.
    await userEvent.keyboard('{Escape}');
  },
};
