import type { Meta, StoryObj } from '@storybook/react-vite';
import { createDeviceStorage, deviceStorageWords as words } from '@finance-analyst/session';
import { expect } from 'storybook/test';
import { exampleHealth, exampleStatus, troubledStatus } from '../testing/exampleStatus.js';
import { StatusStage } from '../testing/StatusStage.js';
import { messages } from './messages.js';

const meta: Meta<typeof StatusStage> = {
  title: 'Quality/StatusScreen',
  component: StatusStage,
};

export default meta;
type Story = StoryObj<typeof StatusStage>;

export const Working: Story = {};

export const WithTroubles: Story = {
  args: {
    server: () => ({
      health: { ...exampleHealth, status: 'degraded', problems: ['The database does not answer.'] },
      status: troubledStatus,
    }),
    saved: {
      phase: 'failed',
      reason: 'The list is locked by another tab.',
      workspace: {
        storage: 'memory',
        reason: 'The device is full: your work is in this tab only.',
      },
    },
  },
};

export const WithoutProviders: Story = {
  args: { server: () => ({ health: exampleHealth, status: { ...exampleStatus, providers: [] } }) },
};

export const NotReached: Story = { args: { server: () => 'error' } };

export const Loading: Story = {
  args: { server: () => 'never', readWorkerState: () => new Promise(() => undefined) },
};

export const WithoutWorker: Story = {
  args: { readWorkerState: () => Promise.resolve({ ok: true, value: null }) },
};

export const WorkerNotInstalled: Story = {
  args: {
    readWorkerState: () => Promise.resolve({ ok: true, value: null }),
    installation: {
      ok: false,
      reason: 'The service worker could not be installed: some app files are missing.',
    },
  },
};

export const CachesBlocked: Story = {
  args: { readWorkerState: () => Promise.resolve({ ok: false, reason: 'The browser blocks caches here.' }) },
};

let answer: (isPersisted: boolean) => void = () => undefined;
const answered = new Promise<boolean>((resolve) => {
  answer = resolve;
});

export const OnAPhone: Story = {
  name: '[QUALITY-SCREENS-17] Does not shift on a phone when the storage state arrives',
  args: { deviceStorage: createDeviceStorage({ persisted: () => answered }) },
  decorators: [
    (Story) => (
      <div style={{ width: '22.375rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole('region', { name: messages.device }).getBoundingClientRect().height;
    await canvas.findByText(words.reading);
    const before = height();
    answer(false);
    await canvas.findByText(words.protections['not-asked'].word);
    await expect(height()).toBe(before);
  },
};
