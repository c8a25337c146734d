import {
  isSameInstrument,
  isSameValue,
  methodName,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import { savedModelRange, type SavedModelRange } from '@finance-analyst/valuation';
import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useEffect, useState } from 'react';
import { messages } from './messages.js';

/** A saved model of the same company by another method. */
export interface SavedRange extends SavedModelRange {
  readonly id: string;
  readonly title: string;
  readonly method: string;
  /** To compute its derivations. */
  readonly body: ValuationModelBody;
}

type Subject = Pick<ValuationModelBody, 'instrument' | 'currency' | 'template'>;

export interface SavedRanges {
  readonly ranges: readonly SavedRange[];
  /** Why saved models, or one of them, are not among them. */
  readonly problems: readonly string[];
}

const none: SavedRanges = { ranges: [], problems: [] };

const isOfSubject = ({ kind, currency, instruments: [instrument] }: DocumentRow, subject: Subject): boolean =>
  kind === 'valuation-model' &&
  currency === subject.currency &&
  instrument !== undefined &&
  isSameInstrument(instrument, subject.instrument);

/** The newest saved model of the company by each other method, in the currency of the one on the screen. */
async function readRanges(
  workspace: Workspace,
  rows: readonly DocumentRow[],
  subject: Subject,
): Promise<SavedRanges> {
  const found = new Map<string, SavedRange>();
  const problems: string[] = [];
  for (const { id, title } of rows) {
    const read = await workspace.read(id);
    if (!read.ok) {
      // What was deleted since it was listed is not missing.
      if (read.code !== 'not-found' && read.code !== 'removed')
        problems.push(messages.savedNotRead(title, read.reason));
      continue;
    }
    if (read.value.document.kind !== 'valuation-model') continue;
    const { body } = read.value.document;
    const { template } = body;
    if (template.id === subject.template.id || found.has(template.id)) continue;
    found.set(template.id, { id, title, method: methodName(template.id), body, ...savedModelRange(body) });
  }
  return { ranges: [...found.values()], problems };
}

/** The ranges of the company's saved models by other methods, read again when one changes; none without a workspace. */
export function useSavedRanges(
  workspace: Workspace | undefined,
  ownId: string,
  { instrument, currency, template }: Subject,
): SavedRanges {
  const [saved, setSaved] = useState(none);
  useEffect(() => {
    if (!workspace) return undefined;
    const subject = { instrument, currency, template };
    let latest = 0;
    let known: ReadonlySet<string> = new Set();
    const list = async () => {
      const listed = await workspace.list();
      return listed.ok
        ? {
            ok: true as const,
            rows: listed.value.filter((row) => row.id !== ownId && isOfSubject(row, subject)),
          }
        : listed;
    };
    const read = async () => {
      latest += 1;
      const own = latest;
      const listed = await list();
      const next = listed.ok
        ? await readRanges(workspace, listed.rows, subject)
        : { ranges: [], problems: [messages.savedNotListed(listed.reason)] };
      // A later change is read already.
      if (own !== latest) return;
      if (listed.ok) known = new Set(listed.rows.map(({ id }) => id));
      setSaved((before) => (isSameValue(before, next) ? before : next));
    };
    const isConcerned = async (id: string): Promise<boolean> => {
      if (id === ownId) return false;
      if (known.has(id)) return true;
      const listed = await list();
      return !listed.ok || listed.rows.some((row) => row.id === id);
    };
    void read();
    const leave = workspace.subscribe((event) => {
      if (event.type !== 'document-changed') return;
      void isConcerned(event.id).then((isSo) => {
        if (isSo && latest >= 0) void read();
      });
    });
    return () => {
      latest = -1;
      leave();
    };
  }, [workspace, ownId, instrument, currency, template]);
  return saved;
}
