import { Panel } from '@finance-analyst/components';
import { Figure, useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import {
  metricNames,
  monitorLimits,
  type MonitorReport,
  type ResourceTotals,
} from '@finance-analyst/monitoring';
import type { ReactElement } from 'react';
import { DataTable, type DataRow } from '../frame/DataTable.js';
import { describeMeasure, type Measure } from '../frame/describeMeasure.js';
import { MeasuredFigure } from '../frame/MeasuredFigure.js';
import { messages } from './messages.js';
import { missingMeasure } from './missingMeasure.js';

const kinds: readonly (readonly [keyof ResourceTotals, string, Measure])[] = [
  ['jsBytes', metricNames.js, 'bytes'],
  ['cssBytes', metricNames.css, 'bytes'],
  ['imageBytes', metricNames.images, 'bytes'],
  ['fontBytes', metricNames.fonts, 'bytes'],
  ['requests', metricNames.requests, 'count'],
  ['totalBytes', metricNames['total-transfer'], 'bytes'],
];

const columns = [
  { id: 'kind', label: messages.kind },
  { id: 'measured', label: messages.measured, isFigure: true },
  { id: 'limit', label: messages.limit, isFigure: true },
  { id: 'share', label: messages.ofLimit, isFigure: true },
];

/** The page's transfers against their limits, and its frame rate. */
export function ResourcesPanel({ report }: { readonly report: MonitorReport }): ReactElement {
  const formatting = useFigureFormat();
  const { resources, frameRate } = report;
  const missing = missingMeasure(report, 'resources', messages.resourcesPending);
  const rows = kinds.map(([id, name, measure]): DataRow => {
    const limit = monitorLimits[id];
    const share: FigureResult = resources ? { ok: true, value: resources[id] / limit } : missing;
    return {
      id,
      cells: [
        name,
        <MeasuredFigure key="value" label={name} value={resources?.[id] ?? missing} measure={measure} />,
        describeMeasure(limit, measure, formatting),
        <Figure key="share" label={messages.ofLimit} kind="rate" precision={0} value={share} />,
      ],
    };
  });
  const rate = frameRate?.framesPerSecond ?? missingMeasure(report, 'frame-rate', messages.frameRatePending);
  const frames: DataRow = {
    id: 'frames',
    cells: [
      messages.frameRate,
      <MeasuredFigure key="rate" label={messages.frameRate} value={rate} measure="frames-per-second" />,
      messages.atLeast(describeMeasure(monitorLimits.framesPerSecond, 'frames-per-second', formatting)),
      null,
    ],
  };
  return (
    <Panel title={messages.loaded} note={messages.loadedNote}>
      <DataTable label={messages.loaded} columns={columns} rows={[...rows, frames]} />
    </Panel>
  );
}
