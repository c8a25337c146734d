import { HeatMap } from '@finance-analyst/charts';
import { Panel, SegmentedControl, Select, type PanelState } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { Tornado } from '@finance-analyst/uncertainty';
import { sourcesOfValuation, type Valuation } from '@finance-analyst/valuation';
import { memo, useMemo, useState, type ReactElement } from 'react';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { inLabels } from '../inputs/inLabels.js';
import { inputFormat } from '../inputs/inputFormat.js';
import { offeredInputs } from '../inputs/offeredInputs.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import type { InputsPanelProps } from '../inputs/InputsPanel.js';
import { MendButton } from '../inputs/MendButton.js';
import { spreadProblemIn } from '../inputs/settingProblems.js';
import { messages } from '../messages.js';
import { comparablePrice } from '../screen/comparablePrice.js';
import { otherAxis } from './otherAxis.js';
import { gridsFor } from './gridsFor.js';
import styles from '../simulation/Simulation.module.css';

const noThird = '';

/** The value per share by any two inputs, at first by the two that move it most, and at levels of a third one. */
export const GridPanel = memo(function GridPanel({
  valuation,
  settings,
  tornado,
  onSettings,
}: Pick<InputsPanelProps, 'onSettings'> & {
  readonly valuation: Valuation;
  readonly settings: AnalysisSettings;
  /** Of that model with these settings. */
  readonly tornado: Result<Tornado>;
}): ReactElement {
  const formatting = useFigureFormat();
  const { format } = formatting;
  const [chosen, setChosen] = useState<{
    readonly row?: string;
    readonly column?: string;
    /** Null if none is chosen. */
    readonly third?: string | null;
    readonly level?: number;
  }>({});
  const offered = offeredInputs(valuation).filter(({ isInUse }) => isInUse);
  const strongest = tornado.ok ? tornado.value.bars.map(({ variable }) => variable) : [];
  const inputOf = (name: string | undefined): OfferedInput | undefined =>
    offered.find((input) => input.name === name);
  const row = inputOf(chosen.row) ?? inputOf(strongest[0]) ?? offered[0];
  const column =
    inputOf(chosen.column) ??
    otherAxis(
      row,
      strongest.flatMap((name) => inputOf(name) ?? []),
    ) ??
    otherAxis(row, offered);
  const asked = inputOf(chosen.third ?? undefined);
  // An input of the rows or columns cannot be the third one.
  const third = asked && asked.name !== row?.name && asked.name !== column?.name ? asked : null;
  const grids = useGrids(valuation, settings, row?.name, column?.name, third?.name);
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
  const levels = grids?.ok ? grids.value : [];
  const at =
    levels.find(({ level }) => level === chosen.level) ??
    levels.find(({ level }) => level === 0) ??
    levels[0];
  const shown = at?.grid ?? { rows: [], columns: [], cells: [] };
  const levelText =
    third && at
      ? at.level === 0
        ? messages.atBase(third.label)
        : messages.changeOf(third.label, write(third, at.level))
      : null;
  const largest = Math.max(
    0,
    ...levels
      .flatMap(({ grid }) => grid.cells.flat())
      .map((cell) => (cell.ok ? Math.abs(Number(cell.value)) : 0)),
  );
  const state = ((): PanelState => {
    if (grids === null)
      return { kind: 'empty', title: messages.sameInput, message: messages.sameInputExplained };
    if (grids.ok) return { kind: 'ready' };
    if (grids.reason !== null)
      return { kind: 'empty', title: messages.gridFailed, message: inLabels(grids.reason, offered) };
    const problem = spreadProblemIn(settings, grids.faulty, valuation, formatting);
    return {
      kind: 'empty',
      title: messages.gridFailed,
      ...(problem && {
        message: problem.text,
        action: <MendButton mend={problem.mend} onSettings={onSettings} />,
      }),
    };
  })();
  return (
    <div className={styles['grid']}>
      <Panel title={messages.axes}>
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
          <Select
            label={messages.third}
            value={third?.name ?? noThird}
            options={[
              { value: noThird, label: messages.noThird },
              ...options.filter(({ value }) => value !== row.name && value !== column.name),
            ]}
            onChange={(name) => {
              setChosen(({ level: _level, ...before }) => ({
                ...before,
                third: name === noThird ? null : name,
              }));
            }}
          />
          {third && at && levels.length > 1 && (
            <SegmentedControl
              label={third.label}
              isLabelHidden={false}
              value={String(at.level)}
              options={levels.map(({ level }) => ({
                value: String(level),
                label: level === 0 ? messages.base : write(third, level),
              }))}
              onChange={(level) => {
                setChosen((before) => ({ ...before, level: Number(level) }));
              }}
            />
          )}
        </div>
      </Panel>
      <HeatMap
        title={levelText === null ? messages.grid : messages.gridAt(levelText)}
        note={[messages.perShare(currency), levelText].filter(Boolean).join(' · ')}
        summary={
          levelText === null
            ? messages.gridSummary(row.label, column.label)
            : messages.gridAtSummary(row.label, column.label, levelText)
        }
        rowTitle={row.label}
        columnTitle={column.label}
        rows={axis(row, shown.rows)}
        columns={axis(column, shown.columns)}
        cells={shown.cells}
        // At another level of the third input, no cell is of the model as it is.
        base={
          at?.level === 0
            ? { row: (shown.rows.length - 1) / 2, column: (shown.columns.length - 1) / 2 }
            : undefined
        }
        format={{
          kind: 'per-share',
          currency,
          precision: largest >= 1000 ? 0 : largest >= 100 ? 1 : 2,
          unit: 'hidden',
        }}
        {...(price.ok ? { reference: price.value, referenceLabel: messages.price.toLowerCase() } : {})}
        provenance={sourcesOfValuation(valuation)}
        fileName={messages.fileName(
          writeSymbol(instrument),
          messages.gridFile(row.label, column.label, levelText),
        )}
        state={state}
      />
    </div>
  );
});

/** The grids of two inputs by name at the levels of a third one; null if two are the same. */
function useGrids(
  valuation: Valuation,
  settings: AnalysisSettings,
  rowName: string | undefined,
  columnName: string | undefined,
  thirdName: string | undefined,
): ReturnType<typeof gridsFor> | null {
  return useMemo(() => {
    const offered = offeredInputs(valuation);
    const of = (name: string | undefined) => offered.find((input) => input.name === name);
    const [row, column, third] = [of(rowName), of(columnName), of(thirdName)];
    return row && column && row !== column && third !== row && third !== column
      ? gridsFor(valuation, [row, column, third ?? null], settings)
      : null;
  }, [valuation, settings, rowName, columnName, thirdName]);
}
