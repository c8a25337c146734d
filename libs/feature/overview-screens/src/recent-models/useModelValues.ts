import type { DocumentRow } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { messages } from '../messages.js';
import type { ModelValueSources } from './computeModelValue.js';
import { type ModelValue, withoutValue } from './ModelValue.js';
import { valueInSummary } from './valueInSummary.js';

/** Needed only for models of earlier releases. */
const importComputing = async () => (await import('./computeModelValue.js')).computeModelValue;

const keyOf = ({ id, revision }: DocumentRow): string => `${id}@${String(revision)}`;

/**
 * The value per share of each saved model, from its row. Models that no release has computed are computed one at a
 * other; says so while it is under way. If the code for that cannot be loaded, it is loaded again once the browser is
 * back online and when the list changes.
 */
export function useModelValues(
  { workspace, calculations }: ModelValueSources,
  rows: readonly DocumentRow[],
  loadComputing = importComputing,
): (row: DocumentRow) => ModelValue {
  const [computed, setComputed] = useState<ReadonlyMap<string, ModelValue>>(new Map());
  /** The list for which the code could not be loaded. */
  const [failedFor, setFailedFor] = useState<readonly DocumentRow[] | null>(null);
  const isFailed = failedFor === rows;

  useEffect(() => {
    if (!isFailed) return;
    const retry = () => {
      setFailedFor(null);
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [isFailed]);

  useEffect(() => {
    const next = rows.find((row) => !row.headline && !computed.has(keyOf(row)));
    if (!next || isFailed) return;
    let ended = false;
    const compute = async () => {
      const code = await loadComputing().catch(() => null);
      const value = await code?.({ workspace, calculations }, next).catch(() =>
        withoutValue(messages.valueFailed),
      );
      if (ended) return;
      if (value) setComputed((known) => new Map(known).set(keyOf(next), value));
      else setFailedFor(rows);
    };
    void compute();
    return () => {
      ended = true;
    };
  }, [workspace, calculations, rows, computed, isFailed, loadComputing]);

  const pending = isFailed ? messages.valueFailed : messages.valueLoading;
  return (row) => valueInSummary(row) ?? computed.get(keyOf(row)) ?? withoutValue(pending);
}
