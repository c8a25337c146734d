import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exampleDocument } from '../testing/exampleModel.js';
import { SaveProblem } from './SaveProblem.js';
import type { Saving } from './useSaving.js';

const saving: Saving = {
  state: { kind: 'edited' },
  document: exampleDocument(),
  save: fn(),
  saveCopy: fn(),
  draftProblem: null,
};
const failed = (state: Saving['state']) => ({ args: { saving: { ...saving, state } } });

const meta = {
  title: 'Valuation/SaveProblem',
  component: SaveProblem,
  args: { saving, onExport: fn() },
} satisfies Meta<typeof SaveProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Conflict: Story = failed({
  kind: 'conflict',
  reason: 'This document was changed in another tab since you opened it. Save as a copy to keep both.',
});
export const FullDisk: Story = failed({
  kind: 'failed',
  code: 'storage-full',
  reason: 'This device has no storage left. Nothing was overwritten.',
});
export const Removed: Story = failed({
  kind: 'failed',
  code: 'removed',
  reason: 'This document was removed in another tab.',
});
export const Invalid: Story = failed({
  kind: 'failed',
  code: 'invalid',
  reason: 'body.years: at most 50.',
});
export const DraftNotKept: Story = {
  args: { saving: { ...saving, draftProblem: 'This device has no storage left.' } },
};
