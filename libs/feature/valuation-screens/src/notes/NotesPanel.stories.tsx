import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleValuation } from '../testing/exampleModel.js';
import { notedModel } from '../testing/notedModel.js';
import { NoteEditing } from './NoteEditing.js';
import { NotesPanel } from './NotesPanel.js';

const write = fn();

const meta = {
  title: 'Valuation/NotesPanel',
  component: NotesPanel,
  args: { valuation: exampleValuation(notedModel()), onExplain: fn() },
  decorators: [
    (Story) => (
      <NoteEditing value={write}>
        <Story />
      </NoteEditing>
    ),
  ],
} satisfies Meta<typeof NotesPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LeadsToFigures: Story = {
  name: '[VALUATION-SCREENS-563] Leads to the derivation of each figure, and lets a note without one be removed',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revenue 2027' }));
    await expect(args.onExplain).toHaveBeenCalledWith({ kind: 'model', name: 'revenue', period: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove note on Revenue 2040' }));
    await expect(write).toHaveBeenCalledWith(expect.objectContaining({ yearEnd: '2040-12-31' }), '');
  },
};

export const ReadOnly: Story = {
  decorators: [
    (Story) => (
      <NoteEditing value={null}>
        <Story />
      </NoteEditing>
    ),
  ],
};
