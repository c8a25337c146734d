import { saveFile } from '@finance-analyst/charts';
import { EmptyState } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import type { PortfolioInstrument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import { attributionFile } from '../files/attributionFile.js';
import { messages as common } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import styles from './Attribution.module.css';
import { groupOfInstruments } from './AttributionGroup.js';
import { attributionRows } from './attributionRows.js';
import type { SideMonth } from './AttributionSide.js';
import { AttributionTable } from './AttributionTable.js';
import { messages } from './messages.js';
import { monthsOf } from './monthsOf.js';
import { portfolioSide } from './portfolioSide.js';

/** The effects of the portfolio against the months of a benchmark, or why there are none. */
export function AttributionFigures({
  analysis,
  instruments,
  benchmark,
  note,
}: {
  readonly analysis: Analysis;
  /** Of both sides. */
  readonly instruments: readonly PortfolioInstrument[];
  readonly benchmark: readonly SideMonth[];
  /** What to know about the benchmark. */
  readonly note: string | null;
}): ReactElement {
  const { title, history, market, part, timing, selection, body } = analysis;
  const { format } = useFigureFormat();
  const found = useMemo(() => {
    const own = portfolioSide(
      title,
      history,
      market.table,
      monthsOf(part.whole.days),
      timing,
      groupOfInstruments(selection.attributionGroup, instruments, body.currency),
    );
    return own.ok ? attributionRows(own.value, benchmark) : own;
  }, [title, history, market, part, timing, selection.attributionGroup, instruments, body, benchmark]);
  useExportSource(
    {
      title: messages.title,
      scope: common.attributionScope(found.ok ? found.value.rows.length : 0, title),
      isSample: analysis.isSample,
      obstacle: found.ok ? null : { kind: 'unavailable', reason: found.reason },
      write: () => (found.ok ? { ok: true, value: attributionFile(analysis, found.value) } : found),
    },
    saveFile,
  );
  if (!found.ok) return <EmptyState title={messages.missing}>{found.reason}</EmptyState>;
  const { own, benchmark: other, active } = found.value;
  const rate = (value: number): string => format(value, { kind: 'rate', precision: 2 });
  return (
    <>
      <p className={styles['quiet']}>
        {[
          messages.summary(
            rate(own),
            rate(other),
            format(active, { kind: 'rate', precision: 2, sign: 'always' }),
          ),
          ...(note === null ? [] : [note]),
        ].join(' ')}
      </p>
      <AttributionTable table={found.value} />
    </>
  );
}
