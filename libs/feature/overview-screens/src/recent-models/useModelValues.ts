import type { AnalystDocument } from '@finance-analyst/documents';
import type { FigureResult } from '@finance-analyst/figures';
import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { messages } from '../messages.js';

/** Computes what a saved model says a share is worth. */
export type ValueSavedModel = (document: AnalystDocument) => Promise<FigureResult>;

const keyOf = ({ id, revision }: DocumentRow): string => `${id}@${String(revision)}`;

/** The value per share of each saved model, computed one after the other; says so while it is under way. */
export function useModelValues(
  workspace: Workspace,
  rows: readonly DocumentRow[],
  valueSavedModel: ValueSavedModel,
): (row: DocumentRow) => FigureResult {
  const [values, setValues] = useState<ReadonlyMap<string, FigureResult>>(new Map());

  useEffect(() => {
    const next = rows.find((row) => !values.has(keyOf(row)));
    if (!next) return;
    let ended = false;
    const compute = async (): Promise<FigureResult> => {
      const opened = await workspace.read(next.id);
      return opened.ok ? valueSavedModel(opened.value.document) : { ok: false, reason: opened.reason };
    };
    void compute()
      .catch((): FigureResult => ({ ok: false, reason: messages.valueFailed }))
      .then((value) => {
        if (!ended) setValues((known) => new Map(known).set(keyOf(next), value));
      });
    return () => {
      ended = true;
    };
  }, [workspace, rows, values, valueSavedModel]);

  return (row) => values.get(keyOf(row)) ?? { ok: false, reason: messages.valueLoading };
}
