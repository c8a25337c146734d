import { figuresEntry, figuresFile, saveFile, type ChartTable } from '@finance-analyst/charts';
import { Panel, ScrollRegion, type MenuEntry } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import { writeSymbol } from '@finance-analyst/documents';
import { Figure } from '@finance-analyst/figures';
import type { SimulationSummary } from '@finance-analyst/uncertainty';
import { sourcesOfValuation, type Valuation } from '@finance-analyst/valuation';
import type { ReactElement, ReactNode } from 'react';
import { messages } from '../messages.js';
import styles from './Simulation.module.css';

/** The height of a table of so many estimates with its head, to reserve it before there are any. */
export const tableHeight = (rows: number): string => `calc(${rows + 1} * var(--row-height))`;

/** A table of estimates with its file, which names what repeats them. */
export function EstimatesPanel({
  title,
  label = title,
  table,
  valuation,
  seed,
  summary,
  minHeight,
  footer,
  menu = [],
  onMenuAction,
  children,
}: {
  readonly title: string;
  readonly label?: string;
  readonly table: ChartTable;
  readonly valuation: Valuation;
  readonly seed: number;
  readonly summary: SimulationSummary;
  readonly minHeight?: string;
  readonly footer?: ReactNode;
  /** In addition to the file of the figures. */
  readonly menu?: readonly MenuEntry[];
  readonly onMenuAction?: (id: string) => void;
  readonly children?: ReactNode;
}): ReactElement {
  const { currency, instrument } = valuation.body;
  const exportTable = useExportSource(
    {
      title: label,
      scope: messages.estimatesOf(table.rows.length, writeSymbol(instrument)),
      isSample: valuation.sample,
      write: () => ({
        ok: true,
        value: figuresFile(messages.fileName(writeSymbol(instrument), title.toLowerCase()), table, {
          title: label,
          facts: [
            [messages.seed, String(seed)],
            [messages.paths, String(summary.paths)],
            [messages.checksum, summary.checksum],
          ],
          provenance: sourcesOfValuation(valuation),
          isSample: valuation.sample,
        }),
      }),
    },
    saveFile,
  );
  return (
    <Panel
      title={title}
      note={messages.perShare(currency)}
      menu={[figuresEntry, ...menu]}
      onMenuAction={(id) => {
        if (id === figuresEntry.id) void exportTable();
        else onMenuAction?.(id);
      }}
      minHeight={minHeight}
      footer={footer}
    >
      <ScrollRegion label={messages.tableOf(label)}>
        <table className={styles['figures']} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{table.rowTitle}</th>
              {table.columns.map(({ id, label: name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {table.columns.map(({ id, format }, at) => (
                  <td key={id}>
                    <Figure
                      {...format}
                      unit="hidden"
                      isStatic
                      value={row.figures[at] ?? { ok: false, reason: messages.notMeasured }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {children}
    </Panel>
  );
}
