import { FigureFormatProvider } from '@finance-analyst/figures';
import type { DocumentEditing } from '@finance-analyst/document-editing';
import { newPortfolioBody, type PortfolioBody, type PortfolioDocument } from '@finance-analyst/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { messages } from '../messages.js';
import { exampleBody, exampleHoldings } from '../testing/exampleHoldings.js';
import { AccountsView } from './AccountsView.js';

const imported: PortfolioBody = {
  ...exampleBody,
  batches: [
    { id: 'one', importedAt: '2026-11-20T10:00:00.000Z', fileName: 'activity.csv', layout: 'Charles Schwab' },
  ],
  rows: exampleBody.rows.map((row, at) => (at < 3 ? { ...row, batch: 'one' } : row)),
};

/** The view over a body that edits change. */
function Stage({ start, isReadOnly }: { readonly start: PortfolioBody; readonly isReadOnly: boolean }) {
  const [body, setBody] = useState(start);
  const editing: DocumentEditing<PortfolioDocument> = {
    body,
    history: { past: [], present: { title: 'Example', body }, future: [] },
    edit: (change) => {
      setBody(change);
    },
    undo: () => undefined,
    redo: () => undefined,
  };
  return (
    <FigureFormatProvider locale="en-US" timeZone="UTC">
      <AccountsView
        body={body}
        holdings={exampleHoldings}
        editing={editing}
        isReadOnly={isReadOnly}
        createId={() => 'new'}
        title="Example"
        clock={() => new Date('2026-11-20T12:00:00.000Z')}
        isSample={false}
      />
    </FigureFormatProvider>
  );
}

const meta: Meta<typeof Stage> = {
  title: 'Portfolio/AccountsView',
  component: Stage,
  args: { start: imported, isReadOnly: false },
};
export default meta;

type Story = StoryObj<typeof Stage>;

export const Imported: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.takeBackOf('activity.csv') }));
    await expect(canvas.queryByText('activity.csv')).toBeNull();
  },
};

export const NewAccount: Story = {
  name: '[PORTFOLIO-SCREENS-174] A new account needs a name of its own, a currency and, if any, a day that exists',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.addAccount }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: messages.addAccount }),
    );
    await userEvent.clear(dialog.getByRole('textbox', { name: messages.currency }));
    await userEvent.type(dialog.getByRole('textbox', { name: messages.currency }), 'xx');
    await userEvent.click(dialog.getByRole('button', { name: messages.addAccount }));
    await expect(dialog.getByText(messages.accountNameNeeded)).toBeVisible();
    await expect(dialog.getByText(messages.currencyNeeded)).toBeVisible();
    const name = dialog.getByRole('textbox', { name: messages.accountName });
    await userEvent.type(name, exampleBody.accounts[0]?.name ?? '');
    await expect(dialog.getByText(messages.accountNameTaken)).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Pension');
    const opened = dialog.getByRole('textbox', { name: messages.opened });
    await userEvent.type(opened, '2023-02-31');
    await expect(dialog.getByText(messages.openedNeeded)).toBeVisible();
    await userEvent.clear(opened);
    await userEvent.type(opened, '2023-02-28');
    await userEvent.clear(dialog.getByRole('textbox', { name: messages.currency }));
    await userEvent.type(dialog.getByRole('textbox', { name: messages.currency }), 'eur{Enter}');
    await expect(await canvas.findByText('Pension')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: messages.addAccount })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Take back/u })).toBeNull();
  },
};

export const Empty: Story = {
  args: { start: newPortfolioBody('USD') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.noAccounts)).toBeVisible();
  },
};
