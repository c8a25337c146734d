import { panelProblem, type PanelState } from '@finance-analyst/components';
import { useContext, useEffect, useState } from 'react';
import type { ChartFile } from '../drawing/saveFile.js';
import type { ChartTable } from '../frame/ChartTable.js';
import { ShownFiguresContext } from './ShownFiguresContext.js';

/** Lists the figures of a chart while it is shown. */
export function useShownFigures({
  title,
  table,
  state,
  isSample,
  write,
}: {
  readonly title: string;
  readonly table: ChartTable;
  readonly state: PanelState | undefined;
  readonly isSample: boolean;
  readonly write: () => ChartFile;
}): void {
  const list = useContext(ShownFiguresContext);
  const [key] = useState(() => ({}));
  // Without dependencies: the list has what the last render shows.
  useEffect(() => {
    list.set(key, {
      title,
      rowCount: table.rows.length,
      isSample,
      isLoading: state?.kind === 'loading',
      problem: panelProblem(state),
      write,
    });
  });
  useEffect(
    () => () => {
      list.remove(key);
    },
    [list, key],
  );
}
