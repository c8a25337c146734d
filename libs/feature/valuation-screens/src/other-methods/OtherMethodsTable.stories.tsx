import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { messages } from './messages.js';
import { OtherMethodsTable } from './OtherMethodsTable.js';

const meta = {
  title: 'Valuation/OtherMethodsTable',
  component: OtherMethodsTable,
  parameters: { layout: 'padded' },
  args: { valuation: exampleValuation2() },
} satisfies Meta<typeof OtherMethodsTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Explained: Story = {
  name: '[VALUATION-SCREENS-624] Shows the other methods, and explains a value',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(messages.title) }));
    const row = await canvas.findByRole('row', {
      name: new RegExp(`^${messages.names.freeCashFlowToEquity}`),
    });
    await expect(within(row).getByText(messages.bases.freeCashFlowToEquity)).toBeVisible();
    await userEvent.click(within(row).getByRole('button', { name: /^Explain/u }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
    await expect(page.getByRole('dialog').textContent).toContain(messages.years);
    await userEvent.keyboard('{Escape}');
  },
};
