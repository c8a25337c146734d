import { describe, expect, it, vi } from 'vitest';
import { createBrowserDevice, type DeviceDependencies } from './createBrowserDevice.js';
import type { DeviceNavigator, DeviceWindow } from './DeviceWindow.js';
import { messages } from './messages.js';

const deviceWith = (
  navigator: DeviceNavigator,
  window: Partial<DeviceWindow> = {},
  dependencies: Partial<DeviceDependencies> = {},
) =>
  createBrowserDevice({
    window: { document, navigator, matchMedia: () => ({ matches: false }), ...window },
    readWorkerState: () => Promise.resolve({ ok: true, value: null }),
    ...dependencies,
  });
const withTags = (...tags: readonly string[]): DeviceNavigator => ({
  permissions: { query: () => Promise.resolve({ state: 'granted' }) },
  serviceWorker: {
    getRegistration: () => Promise.resolve({ periodicSync: { getTags: () => Promise.resolve(tags) } }),
  },
});
const missing = (reason: string) => ({ ok: false, reason });

describe('createBrowserDevice', () => {
  it('works with a browser window', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const device = createBrowserDevice({
      window,
      readWorkerState: () => Promise.resolve({ ok: true, value: null }),
    });
    expect(device.isStandalone()).toBe(false);
    expect(await device.readPeriodicSync()).toEqual(missing(messages.noPeriodicSync));
    vi.unstubAllGlobals();
  });

  it('[QUALITY-SCREENS-21] is installed in its own window, including by Safari’s flag', () => {
    const matching = (wanted: string) => ({ matchMedia: (query: string) => ({ matches: query === wanted }) });
    expect(deviceWith({}, matching('(display-mode: standalone)')).isStandalone()).toBe(true);
    expect(deviceWith({ standalone: true }).isStandalone()).toBe(true);
    expect(deviceWith({}).isStandalone()).toBe(false);
    expect(deviceWith({}, matching('(pointer: coarse)')).hasCoarsePointer()).toBe(true);
  });

  it('[QUALITY-SCREENS-25] reads and requests the notification permission', async () => {
    const device = deviceWith(
      {},
      { Notification: { permission: 'default', requestPermission: () => Promise.resolve('granted') } },
    );
    expect(await device.readNotifications()).toEqual({ ok: true, value: 'default' });
    expect(await device.askForNotifications()).toEqual({ ok: true, value: 'granted' });
  });

  it('[QUALITY-SCREENS-25] knows whether market data is refreshed in the background', async () => {
    expect(await deviceWith(withTags('update-financial-data')).readPeriodicSync()).toEqual({
      ok: true,
      value: { permission: 'granted', isRegistered: true },
    });
    expect(await deviceWith(withTags('other')).readPeriodicSync()).toMatchObject({
      value: { isRegistered: false },
    });
  });

  it('[QUALITY-SCREENS-25] registers the refresh through the app', async () => {
    const device = (outcome: Awaited<ReturnType<NonNullable<DeviceDependencies['registerPeriodicSync']>>>) =>
      deviceWith({}, {}, { registerPeriodicSync: () => Promise.resolve(outcome) });
    expect(await device({ ok: true }).registerPeriodicSync()).toEqual({ ok: true, value: null });
    expect(await device({ ok: false, reason: 'Not now.' }).registerPeriodicSync()).toEqual(
      missing('Not now.'),
    );
  });

  it('[QUALITY-SCREENS-27] gives a reason for an unsupported feature', async () => {
    const device = deviceWith({});
    expect(await device.readNotifications()).toEqual(missing(messages.noNotifications));
    expect(await device.askForNotifications()).toEqual(missing(messages.noNotifications));
    expect(await device.readPeriodicSync()).toEqual(missing(messages.noPeriodicSync));
    expect(await device.registerPeriodicSync()).toEqual(missing(messages.noPeriodicSync));
  });

  it('[QUALITY-SCREENS-27] gives a reason for a refusal', async () => {
    const refuse = () => Promise.reject(new Error('Not allowed here.'));
    const device = deviceWith(
      {
        serviceWorker: { getRegistration: refuse },
      },
      { Notification: { permission: 'default', requestPermission: refuse } },
      { readWorkerState: refuse, registerPeriodicSync: refuse },
    );
    for (const refused of [
      device.askForNotifications(),
      device.readPeriodicSync(),
      device.registerPeriodicSync(),
      device.readWorkerState(),
    ])
      expect(await refused).toEqual(missing('Not allowed here.'));
  });
});
