import type { Meta, StoryObj } from '@storybook/react-vite';
import { entriesMemory, noEntries } from './entries/entriesMemory.js';
import { messages } from './messages.js';
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
