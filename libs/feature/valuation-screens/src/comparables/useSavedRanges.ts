import { isSameInstrument, methodName, type ValuationModelBody } from '@finance-analyst/documents';
import { savedModelRange, type SavedModelRange } from '@finance-analyst/valuation';
import type { Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';

/** A saved model of the same company by another method. */
export interface SavedRange extends SavedModelRange {
  readonly id: string;
  readonly title: string;
  readonly method: string;
}

type Subject = Pick<ValuationModelBody, 'instrument' | 'currency' | 'template'>;

const none: readonly SavedRange[] = [];

/** The newest saved model of the company by each other method, in the currency of the one on the screen. */
async function readRanges(
  workspace: Workspace,
  ownId: string,
  subject: Subject,
): Promise<readonly SavedRange[]> {
  const listed = await workspace.list();
  if (!listed.ok) return none;
  const found = new Map<string, SavedRange>();
  for (const { id, kind, title, currency, instruments } of listed.value) {
    const [instrument] = instruments;
    if (kind !== 'valuation-model' || id === ownId || currency !== subject.currency) continue;
    if (!instrument || !isSameInstrument(instrument, subject.instrument)) continue;
    const read = await workspace.read(id);
    if (!read.ok || read.value.document.kind !== 'valuation-model') continue;
    const { body } = read.value.document;
    const { template } = body;
    if (template.id === subject.template.id || found.has(template.id)) continue;
    found.set(template.id, { id, title, method: methodName(template.id), ...savedModelRange(body) });
  }
  return [...found.values()];
}

/** The ranges of the company's saved models by other methods, read again when one changes; none without a workspace. */
export function useSavedRanges(
  workspace: Workspace | undefined,
  ownId: string,
  { instrument, currency, template }: Subject,
): readonly SavedRange[] {
  const [ranges, setRanges] = useState(none);
  useEffect(() => {
    if (!workspace) return undefined;
    let isCurrent = true;
    const read = async () => {
      const next = await readRanges(workspace, ownId, { instrument, currency, template });
      if (isCurrent) setRanges((known) => (known.length === 0 && next.length === 0 ? known : next));
    };
    void read();
    const leave = workspace.subscribe(({ type }) => {
      if (type === 'document-changed') void read();
    });
    return () => {
      isCurrent = false;
      leave();
    };
  }, [workspace, ownId, instrument, currency, template]);
  return ranges;
}
