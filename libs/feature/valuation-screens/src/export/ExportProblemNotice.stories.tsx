import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { messages } from './messages.js';
import { ExportProblemNotice } from './ExportProblemNotice.js';

const start = fn(async () => ({ ok: true }) as const);
const dismiss = fn();

const meta = {
  title: 'Valuation/ExportProblemNotice',
  component: ExportProblemNotice,
  args: {
    title: messages.notWritten,
    export: { start, dismiss, problem: { reason: messages.notLoaded, isRetryable: true } },
  },
} satisfies Meta<typeof ExportProblemNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {
  name: '[VALUATION-SCREENS-462] Offers another attempt',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.notWritten);
    await userEvent.click(canvas.getByRole('button', { name: messages.tryAgain }));
    await expect(start).toHaveBeenCalledOnce();
  },
};

export const NotInExcel: Story = {
  args: {
    export: {
      start,
      dismiss,
      problem: {
        reason: messages.refused('A formula has 9,000 characters, and Excel allows 8,192.'),
        isRetryable: false,
      },
    },
  },
};
