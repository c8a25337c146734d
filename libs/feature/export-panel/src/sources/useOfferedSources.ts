import { ShownFiguresContext } from '@finance-analyst/charts';
import { useExportSources } from '@finance-analyst/contributions';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { sampleMarketSource } from '../sample/sampleMarketSource.js';
import { identifiedSources, type IdentifiedSource } from './identifiedSources.js';
import { sourceOfChart } from './sourceOfChart.js';

export interface OfferedSources {
  /** What the screen shows: its tables, then its charts. */
  readonly shown: readonly IdentifiedSource[];
  /** The sample market, where nothing on the screen can be exported or is about to be; else null. */
  readonly sample: IdentifiedSource | null;
}

const sample: IdentifiedSource = { id: 'sample-market', source: sampleMarketSource };

/** What the panel offers for export. */
export function useOfferedSources(): OfferedSources {
  const tables = useExportSources();
  const list = useContext(ShownFiguresContext);
  const charts = useSyncExternalStore(list.subscribe, () => list.items);
  return useMemo(() => {
    const shown = identifiedSources([...tables, ...charts.map(sourceOfChart)]);
    const isUseful = shown.some(({ source }) => source.obstacle?.kind !== 'unavailable');
    return { shown, sample: isUseful ? null : sample };
  }, [tables, charts]);
}
