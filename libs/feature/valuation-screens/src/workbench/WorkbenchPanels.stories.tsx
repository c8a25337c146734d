import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exampleDocument2, exampleLossMaker, exampleValuation2 } from '../testing/exampleModel2.js';
import { noEdits } from '../testing/noEdits.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { WorkbenchPanels } from './WorkbenchPanels.js';

const meta = {
  title: 'Valuation/WorkbenchPanels',
  component: WorkbenchPanels,
  parameters: { layout: 'padded' },
  args: {
    valuation: exampleValuation2(),
    model: exampleDocument2(),
    isEdited: false,
    edits: noEdits,
    historyYears: 3,
    onHistoryYears: fn(),
  },
  decorators: [
    atAnAddress,
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WorkbenchPanels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Version2: Story = {};
export const LossMaker: Story = { args: { valuation: exampleLossMaker() } };
