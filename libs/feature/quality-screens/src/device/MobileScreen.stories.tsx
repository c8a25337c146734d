import type { Meta, StoryObj } from '@storybook/react-vite';
import { createDeviceStorage, deviceStorageWords as words } from '@finance-analyst/session';
import { expect, userEvent } from 'storybook/test';
import { createFakeDevice } from '../testing/createFakeDevice.js';
import { createFakeDeviceStorage } from '../testing/createFakeDeviceStorage.js';
import { messages } from './messages.js';
import { MobileScreen } from './MobileScreen.js';

const meta: Meta<typeof MobileScreen> = {
  title: 'Quality/MobileScreen',
  component: MobileScreen,
  args: { deviceStorage: createFakeDeviceStorage() },
};

export default meta;
type Story = StoryObj<typeof MobileScreen>;

const missing = (reason: string) => () => Promise.resolve({ ok: false, reason } as const);

export const Ready: Story = { args: { device: createFakeDevice() } };

export const NotReady: Story = {
  args: {
    deviceStorage: createFakeDeviceStorage({ isProtected: false, agrees: false }),
    device: createFakeDevice({
      isStandalone: () => false,
      hasCoarsePointer: () => false,
      readNotifications: () => Promise.resolve({ ok: true, value: 'default' }),
      readPeriodicSync: () =>
        Promise.resolve({ ok: true, value: { permission: 'denied', isRegistered: false } }),
      readWorkerState: () => Promise.resolve({ ok: true, value: null }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.ask }));
    await expect(await canvas.findByText(words.denied)).toBeVisible();
  },
};

export const BareBrowser: Story = {
  args: {
    deviceStorage: createDeviceStorage(undefined),
    device: createFakeDevice({
      isStandalone: () => false,
      readNotifications: missing(messages.noNotifications),
      readPeriodicSync: missing(messages.noPeriodicSync),
      readWorkerState: missing('This browser has no service workers.'),
    }),
  },
};

export const SmallTargets: Story = {
  args: {
    device: createFakeDevice({
      findSmallTargets: () => [
        { element: document.body, name: 'Close', width: 28, height: 28 },
        { element: document.body, name: 'More', width: 32, height: 40 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.touchCheck }));
    await expect(await canvas.findByText(messages.smallTargets(2))).toBeVisible();
  },
};

export const Swipe: Story = {
  args: { device: createFakeDevice() },
  play: async ({ canvas, userEvent: person }) => {
    const area = await canvas.findByText(messages.gestureArea);
    await person.pointer([
      { keys: '[MouseLeft>]', target: area, coords: { clientX: 200, clientY: 300 } },
      { target: area, coords: { clientX: 120, clientY: 300 } },
      { keys: '[/MouseLeft]', target: area, coords: { clientX: 120, clientY: 300 } },
    ]);
    await expect(await canvas.findByText(messages.swipe(messages.directions.left, 80))).toBeVisible();
  },
};
