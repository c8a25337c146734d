import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.js';
import { Popover } from './Popover.js';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Source of the price',
    trigger: <Button variant="link">149.60</Button>,
    children: 'Sample Exchange, close of 20 Nov 2026, 16:00.',
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '149.60' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Source of the price' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
