import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exampleSaving } from '../testing/exampleSaving.js';
import { SaveProblem } from './SaveProblem.js';
import type { Saving } from './Saving.js';

const failed = (status: Saving['status']) => ({ args: { saving: { ...exampleSaving, status } } });

const meta = {
  title: 'Valuation/SaveProblem',
  component: SaveProblem,
  args: { saving: exampleSaving, onExport: fn() },
} satisfies Meta<typeof SaveProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = failed({
  kind: 'refused',
  entry: {
    label: 'Growth 2027 %',
    reason: 'Enter a number.',
    focus: fn(),
  },
});
export const Erased: Story = failed({
  kind: 'failed',
  code: 'changed',
  reason: 'This model was permanently deleted in another tab after you opened it. Save a copy to keep it.',
});
export const FullDisk: Story = failed({
  kind: 'failed',
  code: 'storage-full',
  reason: 'This device has no storage left. Nothing was overwritten.',
});
export const Removed: Story = failed({
  kind: 'failed',
  code: 'removed',
  reason: 'This model was removed in another tab.',
});
export const Invalid: Story = failed({
  kind: 'failed',
  code: 'invalid',
  reason: 'body.years: at most 50.',
});
export const DraftNotKept: Story = {
  args: { saving: { ...exampleSaving, draftProblem: 'This device has no storage left.' } },
};
