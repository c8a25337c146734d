import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ExportMenu } from './ExportMenu.js';
import { messages } from './messages.js';

const start = fn(async () => ({ ok: true }) as const);
const startMemo = fn(async () => ({ ok: true }) as const);
const memo = { start: startMemo, whyNot: null, isSlow: false };

const meta = {
  title: 'Valuation/ExportMenu',
  component: ExportMenu,
  args: {
    workbook: { start, whyNot: null, isSlow: false },
    memo,
    onModelFile: fn(),
    children: messages.export,
  },
} satisfies Meta<typeof ExportMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Writing: Story = { args: { workbook: { start, whyNot: null, isSlow: true } } };
export const WritingMemo: Story = { args: { memo: { ...memo, isSlow: true } } };

export const WithoutWorkbook: Story = {
  args: { workbook: { start, whyNot: messages.notComputed, isSlow: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.export }));
    await expect(await screen.findByRole('menuitem', { name: /^Excel workbook/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  name: '[VALUATION-SCREENS-460] Exports by keyboard',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: messages.export })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /^Excel workbook/u });
    await userEvent.keyboard('{Enter}');
    await expect(start).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: messages.memo });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(startMemo).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: messages.modelFile });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onModelFile).toHaveBeenCalledOnce();
  },
};
