import type { UnknownAction } from '@reduxjs/toolkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { historySeen, notify } from '../state/notificationsSlice.js';
import { NotificationStage } from '../testing/NotificationStage.js';
import { NotificationHistory } from './NotificationHistory.js';

interface HistoryStory {
  readonly actions: readonly UnknownAction[];
}

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);

const earlier = [
  notify({ type: 'success', title: 'Synchronization', message: 'Your data is synced.' }, at('08:12')),
  notify({ type: 'error', title: 'Synchronization', message: 'Failed to synchronize data' }, at('08:40')),
  notify(
    {
      type: 'warning',
      title: 'Performance budget exceeded',
      message: 'LCP: 3,120 ms; the budget is 2,500 ms.',
    },
    at('09:05'),
  ),
];
const recent = notify(
  {
    type: 'info',
    title: 'Removed',
    message: 'Maravigne Couture, base case, is in Trash.',
    action: { type: 'models/recovered', payload: 'model-3' },
    actionLabel: 'Undo',
  },
  at('09:31'),
);

const meta: Meta<HistoryStory> = {
  title: 'Notifications/NotificationHistory',
  render: ({ actions }) => (
    <NotificationStage actions={actions}>
      <div style={{ maxWidth: '34rem' }}>
        <NotificationHistory />
      </div>
    </NotificationStage>
  ),
};

export default meta;
type Story = StoryObj<HistoryStory>;

export const SomeNew: Story = { args: { actions: [...earlier, historySeen(), recent] } };

export const AllRead: Story = { args: { actions: [...earlier, recent, historySeen()] } };

export const OnAPhone: Story = {
  args: { actions: [...earlier, historySeen(), recent] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Empty: Story = { args: { actions: [] } };
