import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { workspaceInMemory } from '../testing/exampleSaving.js';
import { memoWorkersHere } from '../testing/memoWorkersHere.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { SavedValuation } from './SavedValuation.js';

const meta = {
  title: 'Valuation/SavedValuation',
  component: SavedValuation,
  parameters: { layout: 'padded' },
  args: {
    modelId: 'gone',
    revision: null,
    workspace: workspaceInMemory(),
    clock: () => new Date('2026-11-20T22:00:00.000Z'),
    createId: () => 'model-1',
    ownerId: 'device',
    start: <p>The ways to another model stand here.</p>,
    onReopen: fn(),
    onStored: fn(),
    loadMemoWorkers: async () => memoWorkersHere,
  },
  decorators: [atAnAddress],
} satisfies Meta<typeof SavedValuation>;
export default meta;

type Story = StoryObj<typeof meta>;

const inMemory = workspaceInMemory();

export const IsNotHere: Story = {
  name: '[VALUATION-SCREENS-1] Leads on from a model that is not on this device',
  args: { workspace: { ...inMemory, status: () => ({ storage: 'device', reason: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Model not found on this device')).toBeVisible();
    await expect(canvas.getByText('The ways to another model stand here.')).toBeVisible();
  },
};

export const CannotBeOpened: Story = {
  name: '[VALUATION-SCREENS-1] Claims nothing of a device whose storage was denied',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The model cannot be opened')).toBeVisible();
    await expect(canvas.queryByText('Try again')).toBeNull();
  },
};
