import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Panel, Skeleton } from '@finance-analyst/components';
import type { Drawing } from '../drawing/Drawing.js';
import type { ChartCommon } from './ChartCommon.js';
import styles from './ChartFrame.module.css';
import { chartMenu, isChartAction } from './chartMenu.js';
import type { ChartTable } from './ChartTable.js';
import { ChartTwin } from './ChartTwin.js';
import { ShownDrawing } from './ShownDrawing.js';
import { useChartFiles } from './useChartFiles.js';
import { unitOf } from './unitOf.js';
import { useRootAttribute } from './useRootAttribute.js';

export interface ChartFrameProps extends ChartCommon {
  readonly table: ChartTable;
  /** Height of the drawing in rem, also while it loads and for its table. */
  readonly heightRem: number;
  /** The drawing. */
  readonly children: ReactNode;
  /** Words under the drawing. */
  readonly caption?: ReactNode;
}

/** The frame of all charts: a titled panel, a table of the same figures, and files of both. */
export function ChartFrame(props: ChartFrameProps): ReactElement {
  const {
    title,
    summary,
    state,
    sample,
    menu = [],
    onMenuAction,
    headingLevel,
    below,
    table,
    heightRem,
    children,
    caption,
  } = props;
  const note = props.note ?? unitOf(table, 'on screen');
  const isTableFirst = useRootAttribute('data-screen-reader') !== null;
  const [chosen, setChosen] = useState<'table' | 'chart'>();
  const isTable = chosen === undefined ? isTableFirst : chosen === 'table';
  const [drawing, setDrawing] = useState<Drawing>();
  const summaryId = useId();
  const save = useChartFiles({ ...props, note }, drawing);
  const hasFigures = state === undefined || state.kind === 'ready' || state.kind === 'stale';
  const act = (id: string): void => {
    if (!isChartAction(id)) onMenuAction?.(id);
    else if (id === 'chart-table') setChosen(isTable ? 'chart' : 'table');
    else save(id);
  };
  return (
    <Panel
      title={title}
      note={note}
      sample={sample}
      state={state}
      headingLevel={headingLevel}
      minHeight={`${String(heightRem)}rem`}
      skeleton={<Skeleton height={`${String(heightRem - 1)}rem`} />}
      menu={hasFigures ? [...chartMenu(isTable, drawing !== undefined), ...menu] : menu}
      onMenuAction={act}
      footer={
        below || (hasFigures && !isTable && caption) ? (
          <>
            {hasFigures && !isTable && caption}
            {below}
          </>
        ) : undefined
      }
      resetKeys={[table, isTable]}
    >
      <p id={summaryId} className={styles['summary']} data-shown={isTable || undefined}>
        {summary}
      </p>
      {isTable ? (
        <ChartTwin title={title} unit={note} table={table} />
      ) : (
        <div role="group" className={styles['drawing']} aria-describedby={summaryId} aria-label={title}>
          <ShownDrawing value={setDrawing}>{children}</ShownDrawing>
        </div>
      )}
    </Panel>
  );
}
