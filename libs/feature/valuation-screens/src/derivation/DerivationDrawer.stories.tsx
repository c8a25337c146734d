import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleDocument, exampleQuote, exampleValuation } from '../testing/exampleModel.js';
import { editedValuation } from '../testing/storyFrame.js';
import { notedModel } from '../testing/notedModel.js';
import { NoteEditing } from '../notes/NoteEditing.js';
import { DerivationDrawer } from './DerivationDrawer.js';

const meta = {
  title: 'Valuation/DerivationDrawer',
  component: DerivationDrawer,
  args: { valuation: exampleValuation(), target: { kind: 'model', name: 'wacc' }, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof DerivationDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CostOfCapital: Story = {};
export const PastFigure: Story = {
  args: { target: { kind: 'history', line: 'capital_expenditure_rate', period: 'FY2024' } },
};
export const OwnAssumption: Story = {
  args: { valuation: editedValuation({ beta: 1.4 }), target: { kind: 'model', name: 'cost_of_equity' } },
};
export const Upside: Story = {
  args: {
    valuation: exampleValuation(exampleDocument({ quote: exampleQuote })),
    target: { kind: 'upside' },
  },
};
export const NoValue: Story = {
  args: {
    valuation: editedValuation({ terminal_growth: 0.4 }),
    target: { kind: 'model', name: 'terminal_value' },
  },
};

const write = fn();
const writable = (Story: () => ReactNode) => (
  <NoteEditing value={write}>
    <Story />
  </NoteEditing>
);

export const WithNote: Story = {
  args: { valuation: exampleValuation(notedModel()), onExplain: fn() },
  decorators: [writable],
};
export const ReadOnlyNote: Story = { args: { valuation: exampleValuation(notedModel()) } };

export const NoteKeptByEscape: Story = {
  name: '[VALUATION-SCREENS-561] Keeps a note typed over several lines when the derivation closes',
  args: { onExplain: fn() },
  decorators: [writable],
  render: function Closable(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <DerivationDrawer
        {...args}
        target={isOpen ? args.target : null}
        onClose={() => {
          setOpen(false);
        }}
      />
    );
  },
  play: async () => {
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'High for the industry{Enter}Ask');
    await expect(write).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(write).toHaveBeenCalledWith({ name: 'wacc', yearEnd: null }, 'High for the industry\nAsk'),
    );
  },
};

export const ClosesByKeyboard: Story = {
  name: '[VALUATION-SCREENS-7] Closes by Escape',
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog');
    // It takes the focus a frame after it is drawn.
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
