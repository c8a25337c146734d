import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './Disclosure.js';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'Cost of capital',
    summary: '8.42%',
    children: <p>Cost of equity 9.1%, after-tax cost of debt 4.0%, debt at 13% of capital.</p>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Expanded: Story = { args: { defaultExpanded: true } };
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Cost of capital/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Cost of equity/)).toBeVisible();
  },
};
