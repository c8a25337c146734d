import { messages } from '../messages.js';
import type { MonitorWindow } from '../MonitorWindow.js';
import type { ReportStore } from '../report/createReportStore.js';

export interface Beacons {
  /** Hands a report to the browser; after the first that could not be sent, none is any more. */
  send(address: string, body: object): void;
  /** A report has turned out not to have arrived. */
  refused(): void;
}

export interface BeaconEdges {
  readonly navigator: Pick<MonitorWindow['navigator'], 'onLine'> & {
    readonly sendBeacon?: Navigator['sendBeacon'];
  };
  readonly reports: ReportStore;
}

/** Sends reports in the background, where they also go out while the page is left. */
export function createBeacons({ navigator, reports }: BeaconEdges): Beacons {
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
