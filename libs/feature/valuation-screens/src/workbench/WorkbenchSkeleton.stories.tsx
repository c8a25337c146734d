import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.js';

const meta = {
  title: 'Valuation/WorkbenchSkeleton',
  component: WorkbenchSkeleton,
  args: { title: 'EXM', message: 'Loading filings and prices…' },
} satisfies Meta<typeof WorkbenchSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Company: Story = {};
export const SavedModel: Story = {
  args: { title: 'Opening the model…', message: 'Loading from this device…' },
};

/** As wide as the screen beside the navigation of a small window is in large letters. */
export const LargeLetters: Story = {
  name: '[VALUATION-SCREENS-42] Panels under one another where large letters leave no room for two',
  decorators: [
    (Story) => (
      <div style={{ width: '35rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll('[aria-busy] > div > div > div')];
    await expect(panels).toHaveLength(6);
    await expect(new Set(panels.map((panel) => panel.getBoundingClientRect().left)).size).toBe(1);
  },
};
