import type { ChartFile } from '@finance-analyst/charts';
import { FigureFormatProvider } from '@finance-analyst/figures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { exampleRisk } from '../testing/exampleRisk.js';
import { messages } from '../risk/messages.js';
import { TablePanel } from './TablePanel.js';

const meta: Meta<typeof TablePanel> = {
  title: 'Analytics/TablePanel',
  component: TablePanel,
  args: {
    title: messages.losses,
    analysis: exampleRisk(),
    facts: [[messages.level, '0.95']],
    table: {
      rowTitle: messages.method,
      columns: [{ id: 'var', label: messages.valueAtRisk, format: { kind: 'rate', precision: 2 } }],
      rows: [
        { id: 'one', label: messages.methods.historical, figures: [{ ok: true, value: 0.0214 }] },
        {
          id: 'two',
          label: messages.methods.filtered,
          figures: [{ ok: false, reason: 'All returns are 0.' }],
        },
      ],
    },
    onSave: fn<(file: ChartFile) => void>(),
  },
  render: (args) => (
    <FigureFormatProvider locale="en-US" timeZone="UTC">
      <TablePanel {...args} />
    </FigureFormatProvider>
  ),
};
export default meta;

export const Exported: StoryObj<typeof TablePanel> = {
  name: '[ANALYTICS-SCREENS-75] Exported as CSV',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('row', { name: /^Historical/u })).toHaveTextContent('2.14%');
    await userEvent.click(canvas.getByRole('button', { name: /^Actions of/u }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: messages.exportCsv }));
    const save = args.onSave as ReturnType<typeof fn<(file: ChartFile) => void>>;
    const text = await save.mock.calls[0]?.[0].content.text();
    await expect(text).toMatch(/Window,2024-09-19 to 2026-11-27\r\nLevel,0.95/u);
    await expect(text).toMatch(/Historical,0.0214/u);
  },
};

export const Empty: StoryObj<typeof TablePanel> = {
  args: { state: { kind: 'empty', title: messages.backtestMissing, message: 'There are too few returns.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.backtestMissing)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Actions of/u })).toBeNull();
  },
};
