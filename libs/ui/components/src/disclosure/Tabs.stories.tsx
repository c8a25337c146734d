import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.js';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Statements',
    onSelect: fn(),
    tabs: [
      { id: 'income', label: 'Income', content: 'Revenue, costs, earnings.' },
      { id: 'balance', label: 'Balance sheet', content: 'Assets, debts, equity.' },
      { id: 'checks', label: 'Checks', count: 12, content: 'Eleven passed, one warns.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    (await canvas.findByRole('tab', { name: 'Income' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Checks/ })).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSelect).toHaveBeenLastCalledWith('checks');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Eleven passed, one warns.');
  },
};
export const Selected: Story = { args: { selected: 'balance' } };
