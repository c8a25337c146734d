import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'undo', label: 'Undo', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { icon: 'more', label: 'Actions', size: 'compact' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const TooltipOnFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Undo');
  },
};
