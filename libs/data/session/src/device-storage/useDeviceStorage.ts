import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DeviceStorage, DeviceStorageState } from './DeviceStorage.js';

export interface DeviceStorageView {
  /** Null until read. */
  readonly state: DeviceStorageState | null;
  /** The browser's answer to a request made here; null before. */
  readonly answer: boolean | null;
  readonly ask: () => void;
}

/** The storage on this device, read when a screen shows it, with a way to request protection. */
export function useDeviceStorage(deviceStorage: DeviceStorage): DeviceStorageView {
  const state = useSyncExternalStore(deviceStorage.subscribe, deviceStorage.state);
  const [answer, setAnswer] = useState<boolean | null>(null);
  useEffect(() => {
    void deviceStorage.read();
  }, [deviceStorage]);
  const ask = async () => {
    setAnswer(await deviceStorage.keep());
  };
  return { state, answer, ask: () => void ask() };
}
