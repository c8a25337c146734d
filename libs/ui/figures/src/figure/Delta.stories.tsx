import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Delta } from './Delta.js';

const meta = {
  title: 'Figures/Delta',
  component: Delta,
  args: { value: 0.084, kind: 'rate', label: 'Upside' },
} satisfies Meta<typeof Delta>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Gain: Story = {};
export const Loss: Story = { args: { value: -0.084 } };
export const Unchanged: Story = { args: { value: 0 } };
export const LessIsBetter: Story = { args: { value: -0.012, better: 'down' } };
export const NeitherIsBetter: Story = { args: { value: 0.012, better: 'neither' } };
export const Explained: Story = {
  args: { onExplain: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Explain Upside: ?\+8\.4%$/u }));
    await expect(args.onExplain).toHaveBeenCalledOnce();
  },
};
export const Sourced: Story = {
  args: { provenance: { label: 'Last price paid', asOf: '2025-06-02' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Upside: ?\+8\.4%$/u }));
    await expect(await screen.findByText('Last price paid')).toBeInTheDocument();
  },
};
export const Missing: Story = { args: { value: { ok: false, reason: 'There is no price.' } } };
