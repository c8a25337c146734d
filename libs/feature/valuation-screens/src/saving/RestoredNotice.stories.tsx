import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exampleSaving } from '../testing/exampleSaving.js';
import { RestoredNotice } from './RestoredNotice.js';
import { messages } from './messages.js';

const revert = fn();
const onReopen = fn();
const restored = { ...exampleSaving, restoredAt: '2026-11-20T22:40:00.000Z', revert };

const meta = {
  title: 'Valuation/RestoredNotice',
  component: RestoredNotice,
  args: { saving: restored, onReopen },
} satisfies Meta<typeof RestoredNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfSavedModel: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: messages.backToSaved }));
    await expect(revert).toHaveBeenCalledWith(messages.backToSaved);
    await expect(onReopen).toHaveBeenCalledOnce();
  },
};
export const OfModelNeverSaved: Story = {
  args: { saving: { ...restored, document: { ...restored.document, baseRevision: 0 } } },
};
