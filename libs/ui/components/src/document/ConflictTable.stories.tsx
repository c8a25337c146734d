import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ConflictTable, type ConflictRow } from './ConflictTable.js';

const rows: readonly ConflictRow[] = [
  { id: 'beta', label: 'Beta', mine: '1.60', theirs: '0.70', side: 'mine' },
  { id: 'growth', label: 'Growth 2027', mine: '4.0%', theirs: '9.0%', side: null },
  { id: 'price', label: 'Price', mine: '61.20 USD', theirs: '58.75 USD', side: 'theirs' },
];

const meta = {
  title: 'Documents/ConflictTable',
  component: ConflictTable,
  args: { caption: 'Changed in both versions', rows, mine: 'Your edits', theirs: 'Version 3' },
} satisfies Meta<typeof ConflictTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As on a screen, where the document changes with each choice. */
export const Choosing: Story = {
  render: (args) => {
    const [shown, setShown] = useState(args.rows);
    return (
      <ConflictTable
        {...args}
        rows={shown}
        onUse={({ id }, side) => {
          setShown(shown.map((row) => (row.id === id ? { ...row, side } : row)));
        }}
      />
    );
  },
  name: '[COMPONENTS-50] Puts both sides beside each other and takes either',
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const beta = within(table.getByRole('row', { name: /^Beta/u }));
    await expect(beta.getAllByRole('cell')[0]).toHaveTextContent('1.60In use');
    await userEvent.click(beta.getByRole('button', { name: 'Use 0.70 for Beta (Version 3)' }));
    await expect(beta.getAllByRole('cell')[1]).toHaveTextContent('0.70In use');
    await expect(beta.getByRole('button', { name: 'Use 1.60 for Beta (Your edits)' })).toHaveTextContent(
      'Use',
    );
    const growth = within(table.getByRole('row', { name: /^Growth/u }));
    await expect(growth.getAllByRole('button')).toHaveLength(2);
  },
};

export const OnlyLookedAt: Story = {};
