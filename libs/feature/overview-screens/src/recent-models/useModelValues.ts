import { pastDayOf, type AnalystDocument, type PriceSnapshot } from '@finance-analyst/documents';
import type { FigureResult } from '@finance-analyst/figures';
import type { DataSource } from '@finance-analyst/market';
import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { messages } from '../messages.js';
import { statementsSourceOf } from './statementsSourceOf.js';

/** Computes what a saved model says a share is worth. */
export type ValueSavedModel = (document: AnalystDocument) => Promise<FigureResult>;

/** What a saved model says a share is worth. */
export interface ModelValue {
  readonly value: FigureResult;
  /** The day, ISO, as of which it says so, where that is a past one. */
  readonly pastDay: string | null;
  /** Whose statements the value rests on, where that is known. */
  readonly statementsSource: DataSource | null;
  /** The price that the model has. */
  readonly ownPrice: PriceSnapshot | null;
}

const without = (reason: string): ModelValue => ({
  value: { ok: false, reason },
  pastDay: null,
  statementsSource: null,
  ownPrice: null,
});

const keyOf = ({ id, revision }: DocumentRow): string => `${id}@${String(revision)}`;

/** The value per share of each saved model, computed one after the other; says so while it is under way. */
export function useModelValues(
  workspace: Workspace,
  rows: readonly DocumentRow[],
  valueSavedModel: ValueSavedModel,
): (row: DocumentRow) => ModelValue {
  const [values, setValues] = useState<ReadonlyMap<string, ModelValue>>(new Map());

  useEffect(() => {
    const next = rows.find((row) => !values.has(keyOf(row)));
    if (!next) return;
    let ended = false;
    const compute = async (): Promise<ModelValue> => {
      const opened = await workspace.read(next.id);
      if (!opened.ok) return without(opened.reason);
      const { document } = opened.value;
      return {
        value: await valueSavedModel(document),
        pastDay: pastDayOf(document),
        statementsSource: statementsSourceOf(document),
        ownPrice: document.body.priceSnapshot ?? null,
      };
    };
    void compute()
      .catch(() => without(messages.valueFailed))
      .then((value) => {
        if (!ended) setValues((known) => new Map(known).set(keyOf(next), value));
      });
    return () => {
      ended = true;
    };
  }, [workspace, rows, values, valueSavedModel]);

  return (row) => values.get(keyOf(row)) ?? without(messages.valueLoading);
}
