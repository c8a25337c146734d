import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { messages } from './messages.js';
import { exampleChart, exampleHoldings, exampleWorkbook } from './testing/exampleSources.js';
import { ExportStage } from './testing/ExportStage.js';

const meta = {
  title: 'Export panel/ExportPanel',
  component: ExportStage,
  args: { onSave: fn(), copyText: fn(async () => undefined) },
} satisfies Meta<typeof ExportStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnScreen: Story = {
  name: '[EXPORT-PANEL-2] Lists what is on screen and exports it by keyboard',
  args: { sources: [exampleHoldings, exampleWorkbook], charts: [exampleChart] },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Nebulark');
    canvas.getByRole<HTMLInputElement>('radio', { name: 'Holdings' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Value' })).toBeChecked();
    await canvas.findByText(messages.firstRows(12));
    canvas.getByRole('button', { name: messages.download }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(messages.downloaded('value.csv'));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'value.csv' }));
  },
};

export const Formats: Story = {
  args: { sources: [exampleWorkbook] },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.noPreview('Excel'));
  },
};

export const Loading: Story = {
  args: { sources: [{ ...exampleHoldings, obstacle: { kind: 'loading' } }] },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.loading, { selector: '[role="status"]' });
  },
};

export const Failed: Story = {
  args: {
    sources: [
      exampleHoldings,
      { ...exampleWorkbook, write: () => Promise.reject(new TypeError('Failed to fetch')) },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Model' }));
    await canvas.findByText(messages.failed);
  },
};

export const NothingOnScreen: Story = {
  name: '[EXPORT-PANEL-7] Offers the sample market where a screen has nothing to export',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: messages.nothing });
    await canvas.findByText('ALD.SMP', {}, { timeout: 10_000 });
  },
};
