import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FollowsAnother } from './FollowsAnother.js';
import { ScreenHeading } from './ScreenHeading.js';

const meta = {
  title: 'Components/ScreenHeading',
  component: ScreenHeading,
  args: { children: 'Example Company' },
} satisfies Meta<typeof ScreenHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const FollowsWhatWasOpen: Story = {
  decorators: [
    (Heading) => (
      <FollowsAnother value>
        <Heading />
      </FollowsAnother>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Example Company' })).toHaveFocus();
  },
};
