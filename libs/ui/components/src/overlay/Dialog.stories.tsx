import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.js';
import { Dialog, type DialogProps } from './Dialog.js';
import { Drawer } from './Drawer.js';

const meta = {
  title: 'Components/Dialog and Drawer',
  component: Dialog,
  args: {
    title: 'Remove Northwind, base case?',
    description: 'Its seven versions go with it. You can undo this for ten seconds.',
    isOpen: false,
    onOpenChange: () => undefined,
    children: <p>It is used in one report, which keeps its figures.</p>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function WithOpener({
  surface: Surface,
  ...props
}: DialogProps & { readonly surface: (props: DialogProps) => ReactElement }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      <Surface
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onPress={close}>Keep it</Button>
            <Button variant="danger" onPress={close}>
              Remove
            </Button>
          </>
        }
      />
    </>
  );
}

const opens: NonNullable<Story['play']> = async ({ args, canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: args.title });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
};

export const Open: Story = { render: (args) => <WithOpener {...args} surface={Dialog} />, play: opens };
export const Small: Story = { ...Open, args: { size: 'small' } };
export const Large: Story = { ...Open, args: { size: 'large' } };

export const FocusComesBack: Story = {
  name: '[COMPONENTS-8] Focus comes back',
  ...Open,
  play: async (context) => {
    await opens(context);
    await userEvent.keyboard('{Escape}');
    const opener = context.canvas.getByRole('button', { name: 'Open' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Ends some time after the press, like a save, and closes at once. */
function EndsLater(props: DialogProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      {isOpen && (
        <Dialog
          {...props}
          isOpen
          onOpenChange={setOpen}
          actions={
            <Button
              onPress={() => {
                setTimeout(() => {
                  setOpen(false);
                }, 50);
              }}
            >
              Save
            </Button>
          }
        />
      )}
    </>
  );
}

export const FocusComesBackLater: Story = {
  name: '[COMPONENTS-8] Focus comes back from a dialog that ends after the press',
  render: (args) => <EndsLater {...args} />,
  play: async (context) => {
    await opens(context);
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

/** Ends with a report that replaces the pressed button. */
function EndsInReport(props: DialogProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={
          !isDone && (
            <Button
              variant="danger"
              onPress={() => {
                setDone(true);
              }}
            >
              Remove
            </Button>
          )
        }
      >
        <p>{isDone ? 'Seven versions removed.' : 'It is used in one report, which keeps its figures.'}</p>
      </Dialog>
    </>
  );
}

export const FocusStaysWithAReport: Story = {
  name: '[COMPONENTS-23] Escape closes a dialog whose pressed button is gone',
  render: (args) => <EndsInReport {...args} />,
  play: async (context) => {
    await opens(context);
    const { canvas, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    const remove = page.getByRole('button', { name: 'Remove' });
    const dialog = page.getByRole('dialog');
    remove.focus();
    const focusedWhenGone = new Promise<Element | null>((resolve) => {
      const observer = new MutationObserver(() => {
        if (remove.isConnected) return;
        observer.disconnect();
        resolve(document.activeElement);
      });
      observer.observe(dialog, { childList: true, subtree: true });
    });
    await userEvent.keyboard('{Enter}');
    await expect(focusedWhenGone).resolves.toBe(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const DrawerRight: Story = {
  render: (args) => <WithOpener {...args} surface={Drawer} />,
  play: opens,
};

const LeftDrawer = (props: DialogProps): ReactElement => <Drawer {...props} side="left" />;

export const DrawerLeft: Story = {
  render: (args) => <WithOpener {...args} surface={LeftDrawer} />,
  play: opens,
};
