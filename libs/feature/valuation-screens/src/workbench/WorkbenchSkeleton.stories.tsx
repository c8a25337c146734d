import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.js';

const meta = {
  title: 'Valuation/WorkbenchSkeleton',
  component: WorkbenchSkeleton,
  args: { title: 'EXM', message: 'Reading filings and prices' },
} satisfies Meta<typeof WorkbenchSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Company: Story = {};
export const SavedModel: Story = {
  args: { title: 'Opening the model', message: 'Reading it from this device' },
};
