import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { messages } from './messages.js';
import { ScaleSelect } from './ScaleSelect.js';

const meta = {
  title: 'Valuation/ScaleSelect',
  component: ScaleSelect,
  args: { scale: 'millions', currency: 'USD', onChange: fn() },
} satisfies Meta<typeof ScaleSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Millions: Story = {};

export const ByKeyboard: Story = {
  name: '[VALUATION-SCREENS-73] Changes the unit by keyboard',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(expect.stringContaining(messages.unit));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'USD bn' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('billions');
  },
};
