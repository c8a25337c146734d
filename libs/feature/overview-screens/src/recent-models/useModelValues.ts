import type { DocumentRow } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { messages } from '../messages.js';
import type { ModelValueSources } from './computeModelValue.js';
import { type ModelValue, withoutValue } from './ModelValue.js';
import { valueInSummary } from './valueInSummary.js';

/** Needed only for models of earlier releases. */
const loadComputing = async () => (await import('./computeModelValue.js')).computeModelValue;

const keyOf = ({ id, revision }: DocumentRow): string => `${id}@${String(revision)}`;

/**
 * The value per share of each saved model, from its row. Models that no release has computed are computed one at a
 * time, with a loading state.
 */
export function useModelValues(
  { workspace, calculations }: ModelValueSources,
  rows: readonly DocumentRow[],
): (row: DocumentRow) => ModelValue {
  const [computed, setComputed] = useState<ReadonlyMap<string, ModelValue>>(new Map());

  useEffect(() => {
    const next = rows.find((row) => !row.headline && !computed.has(keyOf(row)));
    if (!next) return;
    let ended = false;
    void loadComputing()
      .then((compute) => compute({ workspace, calculations }, next))
      .catch(() => withoutValue(messages.valueFailed))
      .then((value) => {
        if (!ended) setComputed((known) => new Map(known).set(keyOf(next), value));
      });
    return () => {
      ended = true;
    };
  }, [workspace, calculations, rows, computed]);

  return (row) => valueInSummary(row) ?? computed.get(keyOf(row)) ?? withoutValue(messages.valueLoading);
}
