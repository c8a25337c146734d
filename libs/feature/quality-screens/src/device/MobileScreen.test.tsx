import { createDeviceStorage, deviceStorageWords as words } from '@finance-analyst/session';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeDevice } from '../testing/createFakeDevice.js';
import { createFakeDeviceStorage } from '../testing/createFakeDeviceStorage.js';
import { definitionOf } from '../testing/definitionOf.js';
import { exampleWorker } from '../testing/exampleWorker.js';
import { rowsOf } from '../testing/rowsOf.js';
import type { Device } from './Device.js';
import { messages } from './messages.js';
import { MobileScreen } from './MobileScreen.js';

const show = async (changes: Partial<Device> = {}, deviceStorage = createFakeDeviceStorage()) => {
  await act(async () => {
    render(<MobileScreen device={createFakeDevice(changes)} deviceStorage={deviceStorage} />);
  });
};
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const readiness = (notOffered = 0) =>
  definitionOf(notOffered === 0 ? messages.ready : `${messages.ready}, ${messages.readyNote(notOffered)}`);
/** The state of each capability in the list. */
const states = () => Object.values(messages.capabilities).map(({ name }) => definitionOf(name));
const { ready: available, denied, 'not-offered': notOffered } = messages.capabilityStates;
const { capabilities } = messages;
const missing = (reason: string) => () => Promise.resolve({ ok: false, reason } as const);

describe('MobileScreen', () => {
  it('[QUALITY-SCREENS-20] shows in one line how much is ready', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This device');
    expect(readiness()).toBe('5 of 5');
    expect(definitionOf(messages.install)).toBe(messages.installed);
    expect(definitionOf(messages.offlineReady)).toBe(messages.yes);
    expect(definitionOf(messages.storageUsed)).toBe('3.0 MiB');
  });

  it('[QUALITY-SCREENS-20] lists the counted capabilities, each with its benefit', async () => {
    await show();
    expect(states()).toEqual(Array.from({ length: 5 }, () => available));
    for (const { gives } of Object.values(capabilities)) expect(screen.getByText(gives)).toBeDefined();
  });

  it('[QUALITY-SCREENS-20] excludes what the browser does not offer from the count, and lists it', async () => {
    await show(
      {
        isStandalone: () => false,
        readNotifications: missing(messages.noNotifications),
        readPeriodicSync: missing(messages.noPeriodicSync),
      },
      createDeviceStorage(undefined),
    );
    expect(readiness(3)).toBe('1 of 2');
    expect(states()).toEqual([capabilities.installation.open, notOffered, available, notOffered, notOffered]);
  });

  it('[QUALITY-SCREENS-20] distinguishes not requested from denied', async () => {
    const readings = {
      isStandalone: () => false,
      readWorkerState: () => Promise.resolve({ ok: true, value: null } as const),
      readNotifications: () => Promise.resolve({ ok: true, value: 'default' } as const),
      readPeriodicSync: () =>
        Promise.resolve({ ok: true, value: { permission: 'denied', isRegistered: false } } as const),
    };
    const deviceStorage = createFakeDeviceStorage({ isProtected: false, agrees: false });
    await show(readings, deviceStorage);
    expect(readiness(1)).toBe('0 of 4');
    expect(states()).toEqual([
      capabilities.installation.open,
      capabilities.storage.open,
      capabilities.offline.open,
      capabilities.notifications.open,
      notOffered,
    ]);
    expect(definitionOf(messages.periodicSync)).toBe(messages.syncStates['not-offered']);
    cleanup();
    await deviceStorage.keep();
    const asked = { readNotifications: () => Promise.resolve({ ok: true, value: 'denied' } as const) };
    await show({ ...readings, ...asked, isStandalone: () => true }, deviceStorage);
    expect(readiness()).toBe('1 of 5');
    expect(states()).toEqual([available, denied, capabilities.offline.open, denied, denied]);
  });

  it('[QUALITY-SCREENS-20] shows loading, and no zero', async () => {
    await show({}, createDeviceStorage({ estimate: () => new Promise(() => undefined) }));
    expect(readiness()).toContain(messages.reading);
    expect(definitionOf(messages.storageUsed)).toContain(messages.reading);
  });

  it('[QUALITY-SCREENS-21] says how to install', async () => {
    await show({ isStandalone: () => false });
    expect(definitionOf(messages.install)).toBe(messages.inTab);
    expect(screen.getByText(messages.notStandalone)).toBeDefined();
  });

  it('[QUALITY-SCREENS-22] requests protection, and shows when it is granted', async () => {
    await show({}, createFakeDeviceStorage({ isProtected: false }));
    expect(definitionOf(words.protection)).toBe(words.protections['not-asked'].word);
    expect(definitionOf(words.available)).toBe('1.0 GiB');
    await press(words.ask);
    expect(definitionOf(words.protection)).toBe(words.protections.protected.word);
    expect(screen.queryByRole('button', { name: words.ask })).toBeNull();
  });

  it('[QUALITY-SCREENS-22] says that the browser denied it', async () => {
    await show({}, createFakeDeviceStorage({ isProtected: false, agrees: false }));
    await press(words.ask);
    expect(screen.getByText(words.denied)).toBeDefined();
    expect(definitionOf(words.protection)).toBe(words.protections.denied.word);
  });

  it('[QUALITY-SCREENS-22] says when the browser does not report it', async () => {
    await show({}, createDeviceStorage(undefined));
    expect(definitionOf(words.used)).toContain(words.amountUnknown);
    expect(definitionOf(words.protection)).toBe(words.protections.unknown.word);
    expect(screen.queryByRole('button', { name: words.ask })).toBeNull();
  });

  it('[QUALITY-SCREENS-23] finds small controls on a press and lists them with their sizes', async () => {
    let found = [
      { element: document.body, name: 'Close', width: 24, height: 32 },
      { element: document.body, name: '', width: 43.4, height: 44 },
    ];
    await show({ hasCoarsePointer: () => false, findSmallTargets: () => found });
    expect(screen.getByText(messages.finePointer)).toBeDefined();
    expect(screen.queryByText(messages.smallTargets(2))).toBeNull();
    await press(messages.touchCheck);
    expect(screen.getByText(messages.smallTargets(2))).toBeDefined();
    expect(rowsOf(messages.touchPanel)).toEqual([
      ['Close', '24 px', '32 px'],
      [messages.unnamed, '43 px', '44 px'],
    ]);
    found = [];
    await press(messages.touchAgain);
    expect(screen.getByText(messages.allLarge)).toBeDefined();
  });

  it('[QUALITY-SCREENS-24] distinguishes a swipe, a drag and a tap', async () => {
    await show();
    const area = screen.getByText(messages.gestureArea);
    const move = (to: number) => {
      fireEvent(area, new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 100 }));
      fireEvent(window, new MouseEvent('pointerup', { bubbles: true, clientX: to, clientY: 100 }));
    };
    move(190);
    expect(screen.getByText(messages.swipe(messages.directions.right, 90))).toBeDefined();
    move(120);
    expect(screen.getByText(messages.drag(20))).toBeDefined();
    move(103);
    expect(screen.getByText(messages.tap(3))).toBeDefined();
  });

  it('[QUALITY-SCREENS-24] ignores a gesture that began elsewhere or was canceled', async () => {
    await show();
    const area = screen.getByText(messages.gestureArea);
    const end = () => fireEvent(window, new MouseEvent('pointerup', { clientX: 300, clientY: 100 }));
    end();
    expect(screen.getByText(messages.gestureNothing)).toBeDefined();
    fireEvent(area, new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 100 }));
    fireEvent(window, new MouseEvent('pointercancel'));
    end();
    expect(screen.getByText(messages.gestureNothing)).toBeDefined();
  });

  it('[QUALITY-SCREENS-25] requests notifications, then offers background refresh', async () => {
    let permission: NotificationPermission = 'default';
    let isRegistered = false;
    await show({
      readNotifications: () => Promise.resolve({ ok: true, value: permission }),
      askForNotifications: () => {
        permission = 'granted';
        return Promise.resolve({ ok: true, value: permission });
      },
      readPeriodicSync: () => Promise.resolve({ ok: true, value: { permission: 'granted', isRegistered } }),
      registerPeriodicSync: () => {
        isRegistered = true;
        return Promise.resolve({ ok: true, value: null });
      },
    });
    expect(screen.getByText(messages.syncNeedsNotifications)).toBeDefined();
    expect(screen.queryByRole('button', { name: messages.switchOnSync })).toBeNull();
    await press(messages.allowNotifications);
    await waitFor(() => {
      expect(definitionOf(messages.notifications)).toBe(messages.permissionWords.granted);
    });
    await press(messages.switchOnSync);
    await waitFor(() => {
      expect(definitionOf(messages.periodicSync)).toBe(messages.syncStates.ready);
    });
  });

  it('[QUALITY-SCREENS-25] says when a permission is blocked, and why it could not be turned on', async () => {
    await show({
      readNotifications: () => Promise.resolve({ ok: true, value: 'denied' }),
    });
    expect(definitionOf(messages.notifications)).toBe(messages.permissionWords.denied);
    expect(screen.queryByRole('button', { name: messages.allowNotifications })).toBeNull();
  });

  it('[QUALITY-SCREENS-25] says why background refresh could not be turned on', async () => {
    await show({
      readPeriodicSync: () =>
        Promise.resolve({ ok: true, value: { permission: 'granted', isRegistered: false } }),
      registerPeriodicSync: missing('The app is not installed.'),
    });
    await press(messages.switchOnSync);
    expect(await screen.findByText(messages.syncFailed('The app is not installed.'))).toBeDefined();
  });

  it('[QUALITY-SCREENS-49] says why there is no worker', async () => {
    const readWorkerState: Device['readWorkerState'] = () => Promise.resolve({ ok: true, value: null });
    const device = createFakeDevice({ readWorkerState });
    await act(async () => {
      render(
        <MobileScreen
          device={device}
          deviceStorage={createFakeDeviceStorage()}
          installation={{ ok: false, reason: 'No file arrived.' }}
        />,
      );
    });
    expect(definitionOf(messages.workerInControl)).toBe(messages.noWorker);
    expect(definitionOf(messages.workerProblem)).toBe('No file arrived.');
  });

  it('[QUALITY-SCREENS-26] opens offline with a worker in control and files kept', async () => {
    await show();
    expect(definitionOf(messages.workerInControl)).toBe(messages.inControl);
    expect(definitionOf(messages.precache)).toBe('48');
  });

  it.each([
    ['no worker', null, messages.noWorker],
    ['a worker not in control', { ...exampleWorker, isControlling: false }, messages.notInControl],
    ['nothing kept', { ...exampleWorker, caches: [] }, messages.inControl],
  ])('[QUALITY-SCREENS-26] does not open offline with %s', async (_case, worker, shown) => {
    await show({ readWorkerState: () => Promise.resolve({ ok: true, value: worker }) });
    expect(definitionOf(messages.offlineReady)).toBe(messages.no);
    expect(definitionOf(messages.workerInControl)).toBe(shown);
  });

  it('[QUALITY-SCREENS-26] says why it is unknown', async () => {
    await show({ readWorkerState: missing('Caches are blocked.') });
    expect(definitionOf(messages.offlineReady)).toContain('Caches are blocked.');
    expect(screen.getByText(messages.offlineFailed)).toBeDefined();
  });
});
