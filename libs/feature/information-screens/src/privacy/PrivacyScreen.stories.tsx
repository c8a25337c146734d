import type { Workspace } from '@finance-analyst/workspace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { fakeStorage, deniedStorage } from '../testing/fakeStorage.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { PrivacyStage, type PrivacyStageProps } from '../testing/PrivacyStage.js';

type PrivacyState = Omit<PrivacyStageProps, 'workspace'>;

const meta = {
  title: 'Information/PrivacyScreen',
  args: { device: fakeStorage() },
  loaders: [async () => ({ workspace: await openWorkspace() })],
  render: (args, { loaded }) => (
    <PrivacyStage {...args} workspace={(loaded as { readonly workspace: Workspace }).workspace} />
  ),
} satisfies Meta<PrivacyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Privacy: Story = {};
export const Exported: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export everything' }));
    await canvas.findByText(/3 models and all entries/);
  },
};
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete all: Models' }));
    await screen.findByRole('dialog', { name: 'Delete all models?' });
  },
};
export const NotCleared: Story = {
  args: { device: deniedStorage },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear: Settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await canvas.findByText(/denied access to its storage/);
  },
};
