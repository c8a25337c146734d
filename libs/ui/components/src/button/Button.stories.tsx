import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.js';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save version', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Save version' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { args: { variant: 'primary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'What’s new' } };
export const Danger: Story = { args: { variant: 'danger', icon: 'trash', children: 'Remove model' } };
export const LinkLike: Story = { args: { variant: 'link', children: 'Add a fade' } };
export const Compact: Story = { args: { size: 'compact', icon: 'refresh', children: 'Refresh' } };
export const WithIcon: Story = { args: { icon: 'download', children: 'Export' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Busy: Story = {
  name: '[COMPONENTS-9] Busy',
  args: { isBusy: true, busyLabel: 'Saving', variant: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).not.toBeDisabled();
  },
};
