import type { MonitorReport } from '@finance-analyst/monitoring';
import { messages } from './messages.js';

/** Whether measurements leave this device. */
export function describeBeacons({ beacons, isRunning }: MonitorReport): string {
  if (!isRunning) return messages.beaconsOff;
  if (beacons.stopped) return messages.beaconsStopped(beacons.reason ?? '').trim();
  return beacons.sampled ? messages.beaconsSampled : messages.beaconsNotSampled;
}
