import { HeatMap } from '@finance-analyst/charts';
import { Select } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { memo, useMemo, useState, type ReactElement } from 'react';
import { includedInputs, type AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { inLabels } from '../inputs/inLabels.js';
import { inputFormat } from '../inputs/inputFormat.js';
import { offeredInputs } from '../inputs/offeredInputs.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { messages } from '../messages.js';
import { chartProvenance } from '../screen/chartProvenance.js';
import { comparablePrice } from '../screen/comparablePrice.js';
import { tornadoFor } from '../tornado/tornadoFor.js';
import { gridFor } from './gridFor.js';
import styles from '../simulation/Simulation.module.css';

/** The value per share by any two inputs; at first by the two that move it most. */
export const GridPanel = memo(function GridPanel({
  valuation,
  settings,
}: {
  readonly valuation: Valuation;
  readonly settings: AnalysisSettings;
}): ReactElement {
  const { format } = useFigureFormat();
  const [chosen, setChosen] = useState<{ readonly row?: string; readonly column?: string }>({});
  const offered = offeredInputs(valuation).filter(({ isInUse }) => isInUse);
  const strongest = useMemo(() => {
    const all = offeredInputs(valuation);
    const tornado = tornadoFor(valuation, includedInputs(all, settings), settings);
    return tornado.ok ? tornado.value.bars.map(({ variable }) => variable) : [];
  }, [valuation, settings]);
  const inputOf = (name: string | undefined): OfferedInput | undefined =>
    offered.find((input) => input.name === name);
  const row = inputOf(chosen.row) ?? inputOf(strongest[0]) ?? offered[0];
  const column = inputOf(chosen.column) ?? inputOf(strongest[1]) ?? offered[1];
  const grid = useGrid(valuation, settings, row?.name, column?.name);
  if (!row || !column) return <></>;
  const { currency, instrument } = valuation.body;
  const options = offered.map(({ name, label }) => ({ value: name, label }));
  const write = (input: OfferedInput, change: number): string =>
    format(change, { ...inputFormat(input.unit, valuation), sign: 'always' });
  const axis = (input: OfferedInput, changes: readonly number[]) =>
    changes.map((change) => ({
      label: write(input, change),
      spoken: messages.changeOf(input.label, write(input, change)),
    }));
  const price = comparablePrice(valuation);
  const shown = grid?.ok ? grid.value : { rows: [], columns: [], cells: [] };
  const largest = Math.max(
    0,
    ...shown.cells.flat().map((cell) => (cell.ok ? Math.abs(Number(cell.value)) : 0)),
  );
  return (
    <div className={styles['grid']}>
      <div className={styles['settings']}>
        <Select
          label={messages.rows}
          value={row.name}
          options={options}
          onChange={(name) => {
            setChosen((before) => ({ ...before, row: name }));
          }}
        />
        <Select
          label={messages.columns}
          value={column.name}
          options={options}
          onChange={(name) => {
            setChosen((before) => ({ ...before, column: name }));
          }}
        />
      </div>
      <HeatMap
        title={messages.grid}
        note={messages.perShare(currency)}
        summary={messages.gridSummary(row.label, column.label)}
        rowTitle={row.label}
        columnTitle={column.label}
        rows={axis(row, shown.rows)}
        columns={axis(column, shown.columns)}
        cells={shown.cells}
        base={{ row: (shown.rows.length - 1) / 2, column: (shown.columns.length - 1) / 2 }}
        format={{
          kind: 'per-share',
          currency,
          precision: largest >= 1000 ? 0 : largest >= 100 ? 1 : 2,
          unit: 'hidden',
        }}
        {...(price.ok ? { reference: price.value, referenceLabel: messages.price.toLowerCase() } : {})}
        provenance={chartProvenance(valuation)}
        fileName={messages.fileName(writeSymbol(instrument), 'two-way grid')}
        state={
          grid === null
            ? { kind: 'empty', title: messages.sameInput, message: messages.sameInputExplained }
            : grid.ok
              ? { kind: 'ready' }
              : { kind: 'empty', title: messages.gridFailed, message: inLabels(grid.reason, offered) }
        }
      />
    </div>
  );
});

/** The grid of two inputs by name; null if they are the same. */
function useGrid(
  valuation: Valuation,
  settings: AnalysisSettings,
  rowName: string | undefined,
  columnName: string | undefined,
): ReturnType<typeof gridFor> | null {
  return useMemo(() => {
    const offered = offeredInputs(valuation);
    const row = offered.find(({ name }) => name === rowName);
    const column = offered.find(({ name }) => name === columnName);
    return row && column && row !== column ? gridFor(valuation, [row, column], settings) : null;
  }, [valuation, settings, rowName, columnName]);
}
