import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.js';
import { Dialog } from './Dialog.js';
import { Menu, type MenuProps } from './Menu.js';

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

/** Where the menu stands, frame by frame, once it is seen. */
async function placesSeen(menu: HTMLElement): Promise<readonly number[]> {
  const surface = menu.parentElement as HTMLElement;
  const places: number[] = [];
  for (let frame = 0; frame < 20; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (Number(getComputedStyle(surface).opacity) > 0) places.push(surface.getBoundingClientRect().left);
  }
  return places;
}

export const AtTheEdge: Story = {
  name: '[COMPONENTS-18] At the edge of the screen',
  args: {
    items: [
      { id: 'theme', label: 'Change the colours of the page and everything on it', keys: 'Ctrl Shift L' },
      { id: 'what', label: 'What is new in this release of the product', keys: 'Ctrl Shift N' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetInlineEnd: '0.5rem', insetBlockStart: '0.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    const places = await placesSeen(menu);
    await expect(places.length).toBeGreaterThan(5);
    await expect(Math.max(...places) - Math.min(...places), 'moved sideways').toBeLessThan(1);
    const { left, right } = menu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
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

function WithDialog(props: MenuProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Menu
        {...props}
        onAction={() => {
          setAsked(true);
        }}
      />
      <Dialog title="Remove the model?" isOpen={isAsked} onOpenChange={setAsked}>
        <p>Its seven versions go with it.</p>
      </Dialog>
    </>
  );
}

/** An action by pointer or keyboard, the dialog that it opens, and out of it again. */
const goesThroughADialog =
  (choose: (item: HTMLElement) => Promise<void>): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(trigger);
    await choose(await page.findByRole('menuitem', { name: /Remove model/ }));
    const dialog = await page.findByRole('dialog', { name: 'Remove the model?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  };

export const OpensADialog: Story = {
  name: '[COMPONENTS-17] A dialog that an action opens gives the focus back to the button',
  render: WithDialog,
  play: goesThroughADialog((item) => userEvent.click(item)),
};

export const OpensADialogByKeyboard: Story = {
  name: '[COMPONENTS-17] A dialog that an action opens by keyboard gives the focus back to the button',
  render: WithDialog,
  play: goesThroughADialog(async (item) => {
    await waitFor(() => expect(item.ownerDocument.activeElement).toHaveRole('menuitem'));
    await userEvent.keyboard('r{Enter}');
  }),
};
