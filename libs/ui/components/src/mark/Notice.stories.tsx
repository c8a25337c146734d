import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.js';
import { Notice } from './Notice.js';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { tone: 'note', children: 'Prices are those of the last close.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Note: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Version 8 is saved.' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'Terminal value is 78% of enterprise value. A longer forecast or a fade would rest less on it.',
    action: <Button variant="link">Add a fade</Button>,
  },
};
export const Failure: Story = {
  args: {
    tone: 'error',
    title: 'The growth must stay below the cost of capital.',
    children: 'The terminal value has no finite sum otherwise.',
    announce: 'assertive',
  },
};
export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
