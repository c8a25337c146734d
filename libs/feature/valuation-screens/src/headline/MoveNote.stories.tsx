import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleValuation } from '../testing/exampleModel.js';
import { editedValuation } from '../testing/storyFrame.js';
import { MoveNote } from './MoveNote.js';

const meta = {
  title: 'Valuation/MoveNote',
  component: MoveNote,
  args: {
    edit: 'Terminal growth to 3.0 %',
    before: exampleValuation(),
    after: editedValuation({ terminal_growth: 0.03 }),
  },
} satisfies Meta<typeof MoveNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gain: Story = {};
export const LossThroughTwoParts: Story = {
  args: { edit: 'Growth 2026 to 2.0 %', after: editedValuation({ 'revenue_growth@1': 0.02 }) },
};
export const MoreShares: Story = {
  args: { edit: 'Diluted shares to 150.0', after: editedValuation({ shares_outstanding: 1.5e8 }) },
};
export const NoValueAfterwards: Story = {
  args: { edit: 'Terminal growth to 40.0 %', after: editedValuation({ terminal_growth: 0.4 }) },
};
