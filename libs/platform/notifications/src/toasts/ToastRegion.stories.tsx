import { Button, Dialog } from '@finance-analyst/components';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { aiStatusToast } from '../occasions/aiStatusToast.js';
import { errorToast } from '../occasions/errorToast.js';
import { performanceWarningToast } from '../occasions/performanceWarningToast.js';
import { syncStatusToast } from '../occasions/syncStatusToast.js';
import { notify } from '../state/notificationsSlice.js';
import { createManualTimers } from '../testing/createManualTimers.js';
import { NotificationStage } from '../testing/NotificationStage.js';
import { ToastRegion } from './ToastRegion.js';

interface ToastsState {
  readonly actions: readonly UnknownAction[];
}

const saved = notify({ type: 'success', title: 'Saved', message: 'Version 8 of Kestrelow is saved.' });
const removed = notify({
  type: 'info',
  title: 'Removed',
  message: 'Maravigne Couture, base case, is in Trash.',
  action: { type: 'models/recovered', payload: 'model-3' },
  actionLabel: 'Undo',
});
const slow = performanceWarningToast('LCP', { actual: '3,120 ms', budget: '2,500 ms' });
const exportFailed = errorToast({
  title: 'Export',
  message: 'The file could not be written. Your model is kept.',
});

// Time stands still here.
const timers = createManualTimers();

const meta: Meta<ToastsState> = {
  title: 'Notifications/ToastRegion',
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  render: ({ actions }) => (
    <NotificationStage actions={actions}>
      <ToastRegion timers={timers} />
    </NotificationStage>
  ),
};

export default meta;
type Story = StoryObj<ToastsState>;

export const Success: Story = { args: { actions: [saved] } };
export const InfoWithAction: Story = { args: { actions: [removed] } };
export const Warning: Story = { args: { actions: [slow] } };
export const Failure: Story = { args: { actions: [exportFailed] } };
export const AnalysisUnderWay: Story = { args: { actions: [aiStatusToast('analyzing')] } };
export const SynchronizingFailed: Story = { args: { actions: [syncStatusToast('error')] } };
export const AsManyAsThereIsRoomFor: Story = {
  args: { actions: [aiStatusToast('analyzing'), saved, removed, slow, exportFailed] },
};
export const LongWords: Story = {
  args: {
    actions: [
      notify({
        type: 'error',
        title: 'The three statements of Nebulark Software, high growth, do not balance in 2031',
        message:
          'Assets are 12,480.25 and liabilities with equity 12,479.75. Revolver_draw_after_minimum_cash_balance_and_interest is the last line that changed; the earlier version is kept.',
        action: { type: 'models/opened', payload: 'model-8' },
        actionLabel: 'Show the line',
      }),
    ],
  },
};

export const AtTheLowerRight: Story = {
  name: '[NOTIFICATIONS-22] At the lower right, below the answer and the actions of a screen',
  args: { actions: [saved, slow] },
  play: async ({ canvas }) => {
    for (const toast of canvas.getAllByRole('listitem')) {
      const place = toast.getBoundingClientRect();
      await expect(place.top).toBeGreaterThan(window.innerHeight / 2);
      await expect(place.bottom).toBeLessThan(window.innerHeight - 28);
      await expect(window.innerWidth - place.right).toBeLessThan(40);
    }
  },
};

export const AtTheTopRight: Story = {
  name: '[NOTIFICATIONS-22] At the top right where it asks for that, the others below',
  args: {
    actions: [
      saved,
      notify({ type: 'success', title: 'App Installed', message: 'It is.', place: 'top-right' }),
    ],
  },
  play: async ({ canvas }) => {
    const [installed, other] = canvas.getAllByRole('listitem').map((toast) => toast.getBoundingClientRect());
    await expect(installed?.top).toBeGreaterThanOrEqual(48);
    await expect(installed?.top).toBeLessThan(80);
    await expect(window.innerWidth - (installed?.right ?? 0)).toBeLessThan(40);
    await expect(other?.top).toBeGreaterThan(window.innerHeight / 2);
  },
};

export const OnAPhone: Story = {
  name: '[NOTIFICATIONS-22] Above the bottom bar of a phone',
  args: { actions: [removed] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(window.innerWidth).toBeLessThan(640);
    await expect(window.innerHeight - place.bottom).toBeGreaterThanOrEqual(52);
    await expect(place.top).toBeGreaterThan(window.innerHeight / 2);
    await expect(place.left).toBeGreaterThan(0);
    await expect(place.right).toBeLessThan(window.innerWidth);
  },
};

export const OverADialog: Story = {
  name: '[NOTIFICATIONS-22] Over a dialog, and usable there',
  args: { actions: [removed] },
  render: ({ actions }) => (
    <NotificationStage actions={actions}>
      <Dialog isOpen onOpenChange={() => undefined} title="Export" actions={<Button>Export</Button>}>
        The model and its sensitivities.
      </Dialog>
      <ToastRegion timers={timers} />
    </NotificationStage>
  ),
  play: async ({ canvas }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    const { left, top } = dismiss.getBoundingClientRect();
    await expect(dismiss.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true);
    await userEvent.click(dismiss);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(document.querySelector('[role=dialog]')).not.toBeNull();
  },
};

export const GivesWayToADialog: Story = {
  name: '[NOTIFICATIONS-22] Gives way to a dialog where it has nothing to do with the work there',
  args: {
    actions: [
      notify({ type: 'info', title: 'Survey', message: 'One question.', givesWay: true }),
      notify({ type: 'success', title: 'Saved', message: 'Version 8 is saved.' }),
    ],
  },
  render: ({ actions }) => (
    <NotificationStage actions={actions}>
      <WithADialog />
      <ToastRegion timers={timers} />
    </NotificationStage>
  ),
  play: async ({ canvas }) => {
    const survey = canvas.getByText('Survey');
    await waitFor(() => expect(survey).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(survey).not.toBeVisible());
    await expect(canvas.getByText('Saved')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(survey).toBeVisible());
  },
};

function WithADialog(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Export
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Export" actions={null}>
        The model and its sensitivities.
      </Dialog>
    </>
  );
}

export const ByKeyboard: Story = {
  name: '[NOTIFICATIONS-20] Escape puts away, and the focus goes on',
  args: { actions: [removed, slow] },
  render: ({ actions }) => (
    <NotificationStage actions={actions}>
      <Button>Elsewhere</Button>
      <ToastRegion timers={timers} />
    </NotificationStage>
  ),
  play: async ({ canvas }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    await userEvent.keyboard('{F6}');
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await expect(elsewhere).toHaveFocus();
  },
};
