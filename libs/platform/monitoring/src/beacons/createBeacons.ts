import { messages } from '../messages.js';
import type { MonitorWindow } from '../MonitorWindow.js';
import type { ReportStore } from '../report/createReportStore.js';

export interface Beacons {
  /** Hands a report to the browser; after the first failure nothing more is sent. */
  send(address: string, body: object): void;
  /** Records that a report did not arrive. */
  refused(): void;
}

export interface BeaconDependencies {
  readonly navigator: Pick<MonitorWindow['navigator'], 'onLine'> & {
    readonly sendBeacon?: Navigator['sendBeacon'];
  };
  readonly reports: ReportStore;
}

/** Sends reports in the background, even while the page is being left. */
export function createBeacons({ navigator, reports }: BeaconDependencies): Beacons {
  const stop = (reason: string) => {
    reports.change(({ beacons }) => ({ beacons: { ...beacons, stopped: true, reason } }));
  };
  const tryToSend = (address: string, body: object): boolean => {
    const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
    try {
      return navigator.sendBeacon?.(address, blob) ?? false;
    } catch {
      return false;
    }
  };
  return {
    send: (address, body) => {
      if (reports.read().beacons.stopped) return;
      if (!navigator.sendBeacon) stop(messages.noBeacons);
      else if (!navigator.onLine) stop(messages.offline);
      else if (!tryToSend(address, body)) stop(messages.refused);
    },
    refused: () => {
      if (!reports.read().beacons.stopped) stop(messages.refused);
    },
  };
}
