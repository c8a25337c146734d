import { type ChartFile, fileNameOf, figuresFile, saveFile } from '@finance-analyst/charts';
import { Panel } from '@finance-analyst/components';
import { obstacleOfPanel, useExportSource } from '@finance-analyst/contributions';
import { Figure } from '@finance-analyst/figures';
import type { ReactElement, ReactNode } from 'react';
import { FigureTable } from '../screen/FigureTable.js';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import type { RiskTable } from './RiskTable.js';
import { TableState, type TablePanelState } from './TableState.js';

export interface TablePanelProps {
  readonly title: string;
  readonly analysis: Pick<RiskSummary, 'title' | 'window' | 'isSample'>;
  readonly table: RiskTable;
  /** What the file says above its figures, beside window and basis. */
  readonly facts?: readonly (readonly [name: string, is: string])[];
  /** In place of the table; what is above it stays. */
  readonly state?: TablePanelState | undefined;
  readonly actions?: ReactNode;
  /** Above the table. */
  readonly above?: ReactNode;
  /** Under the table. */
  readonly below?: ReactNode;
  readonly footer?: ReactNode;
  /** In place of the table of figures. */
  readonly children?: ReactNode;
  /** Receives the file; by default it is downloaded. */
  readonly onSave?: (file: ChartFile) => void;
}

/** A panel with a table of figures, which can be exported as CSV. */
export function TablePanel({
  title,
  analysis,
  table,
  facts = [],
  state,
  actions,
  above,
  below,
  footer,
  children,
  onSave = saveFile,
}: TablePanelProps): ReactElement {
  const { window, isSample } = analysis;
  const exportTable = useExportSource(
    {
      title,
      scope: messages.rowsOf(table.rows.length, analysis.title),
      isSample,
      obstacle: obstacleOfPanel(state),
      write: () => ({
        ok: true,
        value: figuresFile(fileNameOf(`${analysis.title} ${title}`, title), table, {
          title: `${analysis.title}: ${title}`,
          facts: [[messages.windowFact, `${window.opens} to ${window.closes}`], ...facts],
          isSample,
        }),
      }),
    },
    onSave,
  );
  return (
    <Panel
      title={title}
      sample={isSample || undefined}
      state={above || state?.kind === 'loading' ? undefined : state}
      minHeight="10rem"
      actions={actions}
      menu={state === undefined ? [{ id: 'csv', label: messages.exportCsv }] : []}
      onMenuAction={() => void exportTable()}
      footer={footer}
    >
      {above}
      {state ? <TableState state={state} /> : (children ?? <FiguresOf title={title} table={table} />)}
      {below}
    </Panel>
  );
}

const FiguresOf = ({ title, table }: { readonly title: string; readonly table: RiskTable }): ReactElement => (
  <FigureTable
    label={messages.tableOf(title)}
    columns={[
      table.rowTitle,
      ...table.columns.map(({ id, label }) => label ?? id),
      ...(table.textColumns ?? []),
    ]}
    rows={table.rows.map(({ id, label, figures, texts = [], format, formats }) => ({
      id,
      label,
      cells: [
        ...figures.map((figure, at) => (
          <Figure
            key={table.columns[at]?.id}
            {...(formats?.[at] ??
              (at === 0 && format ? format : (table.columns[at]?.format ?? { kind: 'number' })))}
            label={`${table.columns[at]?.label ?? ''}, ${label}`}
            value={figure}
          />
        )),
        ...texts,
      ],
    }))}
  />
);
