import type { ValuationModelDocument } from '@finance-analyst/documents';
import {
  evaluateValuation,
  methodOfTemplate,
  readFundamentals,
  scenariosOf,
  type Valuation,
} from '@finance-analyst/valuation';
import { type Workspace, ofKind } from '@finance-analyst/workspace';
import { startTransition, useEffect, useState } from 'react';
import { offeredInputs, outputName } from '../inputs/offeredInputs.js';

export type SavedModel =
  | { readonly kind: 'loading' }
  /** It is not on this device. */
  | { readonly kind: 'missing' }
  /** It could not be read, or this release cannot compute it. */
  | { readonly kind: 'failed' | 'not-computable'; readonly reason: string }
  | { readonly kind: 'no-value'; readonly document: ValuationModelDocument; readonly reason: string }
  | {
      readonly kind: 'open';
      readonly document: ValuationModelDocument;
      readonly valuation: Valuation;
      readonly isReadOnly: boolean;
    };

/** Each step is a task of its own, so that the page can answer in between. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function readModel(workspace: Workspace, id: string): Promise<SavedModel> {
  const read = ofKind(await workspace.read(id), 'valuation-model');
  if (!read.ok)
    return read.code === 'not-found' ? { kind: 'missing' } : { kind: 'failed', reason: read.reason };
  const { document } = read.value;
  const fundamentals = readFundamentals(document.body.fundamentalsSnapshot);
  if (!fundamentals.ok) return { kind: 'failed', reason: fundamentals.reason };
  await nextTask();
  // Reading the text of the method takes longest, and is remembered.
  const method = methodOfTemplate(document.body.template);
  if (method.ok) method.value.model(document.body.years, fundamentals.value);
  await nextTask();
  const result = evaluateValuation(document.body, fundamentals.value);
  if (!result.ok) return { kind: 'not-computable', reason: result.reasons.join(' ') };
  const { valuation } = result;
  const value = valuation.evaluator.read(outputName);
  if (!value.ok) return { kind: 'no-value', document, reason: `${value.reason}.` };
  await nextTask();
  // Computed once for a valuation, here rather than while it is drawn.
  offeredInputs(valuation);
  await nextTask();
  scenariosOf(valuation);
  await nextTask();
  return { kind: 'open', document, valuation, isReadOnly: read.value.access === 'read-only' };
}

/** A saved model with its figures, read again when another version is saved. `turn` reads it again too. */
export function useSavedModel(workspace: Workspace, id: string, turn: number): SavedModel {
  const [state, setState] = useState<SavedModel>({ kind: 'loading' });
  useEffect(() => {
    let latest = 0;
    const load = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const model = await readModel(workspace, id);
      // The page answers while the screen is drawn.
      if (own === latest)
        startTransition(() => {
          setState(model);
        });
    };
    void load();
    const unsubscribe = workspace.subscribe((event) => {
      if (event.type === 'document-changed' && event.id === id) void load();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [workspace, id, turn]);
  return state;
}
