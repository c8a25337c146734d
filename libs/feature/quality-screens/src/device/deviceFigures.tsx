import { Figure, type FigureListItem, type FigureResult } from '@finance-analyst/figures';
import { MeasuredFigure } from '../frame/MeasuredFigure.js';
import { amountOf } from './amountOf.js';
import { messages } from './messages.js';
import { capabilitiesOf, countReady, opensOffline, type DeviceReadings } from './capabilities.js';

const reading: FigureResult = { ok: false, reason: messages.reading };

const usedOf = ({ storage }: DeviceReadings): FigureResult => {
  return storage ? amountOf(storage.usedBytes) : reading;
};

/** Device readiness in one line. */
export function deviceFigures(readings: DeviceReadings): readonly FigureListItem[] {
  const { isStandalone, worker } = readings;
  const counted = countReady(capabilitiesOf(readings));
  return [
    {
      id: 'ready',
      label: messages.ready,
      note: counted && counted.notOffered > 0 ? messages.readyNote(counted.notOffered) : undefined,
      isAnswer: true,
      children: counted ? (
        messages.readyOf(counted.ready, counted.offered)
      ) : (
        <Figure label={messages.ready} kind="count" emphasis="answer" value={reading} />
      ),
    },
    {
      id: 'installed',
      label: messages.install,
      children: isStandalone ? messages.installed : messages.inTab,
    },
    {
      id: 'offline',
      label: messages.offlineReady,
      children: worker?.ok ? (
        opensOffline(worker.value) ? (
          messages.yes
        ) : (
          messages.no
        )
      ) : (
        <Figure label={messages.offlineReady} kind="count" value={worker ?? reading} />
      ),
    },
    {
      id: 'storage',
      label: messages.storageUsed,
      children: <MeasuredFigure label={messages.storageUsed} value={usedOf(readings)} measure="bytes" />,
    },
  ];
}
