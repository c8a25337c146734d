import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.js';
import { Menu } from './Menu.js';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Actions of the model',
    trigger: <IconButton icon="more" label="Actions" />,
    items: [
      { id: 'csv', label: 'Download figures', icon: 'download', hint: 'CSV' },
      { id: 'copy', label: 'Copy link', icon: 'copy', keys: 'Ctrl C' },
      { id: 'compare', label: 'Compare', isDisabled: true },
      { kind: 'separator', id: 'line' },
      { id: 'remove', label: 'Remove model', icon: 'trash', tone: 'danger' },
    ],
    onAction: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};

export const ByKeyboard: Story = {
  name: '[COMPONENTS-7] By keyboard',
  play: async ({ args, canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    const item = (name: RegExp): HTMLElement => within(menu).getByRole('menuitem', { name });
    await waitFor(() => expect(item(/Download figures/)).toHaveFocus());
    // The disabled action is passed over; the first letter jumps.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item(/Remove model/)).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(item(/Download figures/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('csv');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const EscapeCloses: Story = {
  name: '[COMPONENTS-7] Escape closes',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
