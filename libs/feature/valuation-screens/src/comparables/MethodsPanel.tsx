import { RangeChart, type RangeRow } from '@finance-analyst/charts';
import { Figure, useFigureFormat, type FigureResult } from '@finance-analyst/figures';
import { methodRanges, type MethodRange, type Valuation } from '@finance-analyst/valuation';
import type { Workspace } from '@finance-analyst/workspace';
import { useMemo, useState } from 'react';
import { useModelFiles } from '../export/useModelFiles.js';
import { OtherMethodsTable } from '../other-methods/OtherMethodsTable.js';
import styles from './Comparables.module.css';
import { gapSentences, type GapFigure } from './gapSentences.js';
import { hasSamples } from './hasSamples.js';
import { messages } from './messages.js';
import { MethodRangeDrawer, type RangeTarget } from './MethodRangeDrawer.js';
import { methodLabel } from './methodLabel.js';
import { useSavedRanges, type SavedRange } from './useSavedRanges.js';

/** The range of value per share of each method of a model on one scale, with the price. */
export function MethodsPanel({
  valuation,
  workspace,
  modelId = '',
}: {
  readonly valuation: Valuation;
  /** Where other models of the company are saved; without it they are not shown. */
  readonly workspace?: Workspace | undefined;
  /** Of the model on the screen. */
  readonly modelId?: string | undefined;
}) {
  const formatting = useFigureFormat();
  const { format: write } = formatting;
  const files = useModelFiles(valuation, 'methods');
  const [explained, setExplained] = useState<RangeTarget | null>(null);
  const { body } = valuation;
  const { ranges: saved, problems } = useSavedRanges(workspace, modelId, body);
  const sample = hasSamples(valuation);
  const format = { kind: 'per-share', currency: body.currency, precision: 2, unit: 'hidden' } as const;
  const hasPeers = body.peers.length > 0;
  const methods = methodRanges(valuation).filter(({ of }) => hasPeers || of !== 'peers');
  const missing = methods.flatMap((each) =>
    each.range.ok ? [] : [messages.withoutValue(methodLabel(each), each.range.reason)],
  );
  for (const { method, range } of saved)
    if (!range.ok) missing.push(messages.withoutValue(messages.savedModel(method), range.reason));
  missing.push(...problems);
  if (!hasPeers) missing.push(messages.noPeersYet);
  const known = [...methods, ...saved].flatMap(({ range }) => (range.ok ? [range.value] : []));
  const price = body.priceSnapshot?.currency === body.currency ? body.priceSnapshot.price : undefined;
  // It computes models anew, which opening a drawer must not repeat.
  const gap = useMemo(
    () =>
      gapSentences(
        valuation,
        saved.flatMap(({ range, method }) =>
          range.ok ? [{ label: messages.savedModel(method), value: range.value.middle, method: null }] : [],
        ),
        formatting,
      ),
    [valuation, saved, formatting],
  );
  const text = (value: number): string => write(value, format);
  return (
    <RangeChart
      title={messages.methods}
      note={messages.methodsNote(body.currency)}
      summary={
        known.length === 0
          ? messages.noMethods
          : messages.methodsSummary(
              text(Math.min(...known.map(({ low }) => low))),
              text(Math.max(...known.map(({ high }) => high))),
              price === undefined ? null : text(price),
            )
      }
      state={known.length === 0 ? { kind: 'empty', title: messages.noMethods } : undefined}
      rowTitle={messages.method}
      rows={[...methods.map(rowOf), ...saved.map(rowOfSaved)]}
      format={format}
      reference={price}
      onExplain={(id, point) => {
        const of = methods.find((each) => idOf(each) === id) ?? saved.find((each) => idOfSaved(each) === id);
        setExplained(of ? { of, point } : null);
      }}
      below={
        <>
          {gap && (
            <p className={styles['reasons']}>
              {gap.apart}
              {gap.main && <GapReasonText main={gap.main} onExplain={setExplained} />}
            </p>
          )}
          {missing.length > 0 && (
            <ul className={styles['reasons']}>
              {missing.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {saved.some(({ range }) => range.ok) && (
            <ul className={styles['reasons']}>
              {saved.flatMap(({ id, title, method, over, range }) =>
                range.ok
                  ? [<li key={id}>{messages.fromSaved(method, title, messages.ownMethods[over])}</li>]
                  : [],
              )}
            </ul>
          )}
          <OtherMethodsTable valuation={valuation} />
          {explained && (
            <MethodRangeDrawer
              valuation={valuation}
              target={explained}
              onClose={() => {
                setExplained(null);
              }}
            />
          )}
        </>
      }
      // The screen marks a model of the sample market as a whole.
      sample={sample && !valuation.sample ? true : undefined}
      {...files}
      provenance={files.provenance && { ...files.provenance, sample }}
    />
  );
}

/** The main reason for the gap, with its figure that opens its derivation. */
const GapReasonText = ({
  main,
  onExplain,
}: {
  readonly main: GapFigure;
  readonly onExplain: (target: RangeTarget) => void;
}) => (
  <>
    {` ${main.before} `}
    <Figure
      {...main.format}
      value={{ ok: true, value: main.value }}
      label={main.label}
      onExplain={() => {
        onExplain({ of: main, point: null });
      }}
    />
    .
  </>
);

const idOf = ({ of, method }: MethodRange): string => `${of} ${method}`;
const idOfSaved = ({ id }: SavedRange): string => `saved ${id}`;

const rowOfSaved = (saved: SavedRange): RangeRow => {
  const { method, range } = saved;
  const at = (end: 'low' | 'middle' | 'high'): FigureResult =>
    range.ok ? { ok: true, value: range.value[end] } : range;
  return {
    id: idOfSaved(saved),
    label: messages.savedModel(method),
    middleLabel: messages.base,
    low: at('low'),
    middle: at('middle'),
    high: at('high'),
  };
};

function rowOf(each: MethodRange): RangeRow {
  const { range, of } = each;
  const at = (end: 'low' | 'middle' | 'high'): FigureResult =>
    range.ok ? { ok: true, value: range.value[end] } : range;
  return {
    id: idOf(each),
    label: methodLabel(each),
    middleLabel: of === 'model' ? messages.base : messages.median,
    low: at('low'),
    middle: at('middle'),
    high: at('high'),
  };
}
