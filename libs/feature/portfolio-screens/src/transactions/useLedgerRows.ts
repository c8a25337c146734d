import type { PortfolioBody } from '@finance-analyst/documents';
import type { LedgerView, LedgerRow } from '@finance-analyst/portfolio';
import { useDeferredValue, useMemo, useState } from 'react';
import { useReasonWords } from '../screen/useReasonWords.js';
import { accountNamesOf } from './cellText.js';
import { createListMemory } from './createListMemory.js';
import { createRowIndex } from './createRowIndex.js';
import { newestFirst } from './newestFirst.js';
import { createRowFilter } from './rowFilter.js';

export interface LedgerRows {
  /** Those that the filter leaves, from the newest on, after those that stay on top. */
  readonly shown: readonly string[];
  readonly rowOf: (id: string) => LedgerRow | undefined;
  readonly accountNames: ReadonlyMap<string, string>;
  /** Why rows are not counted, by id. */
  readonly refused: ReadonlyMap<string, string>;
}

/**
 * The rows of a ledger by id and in order. An edit that moves no row leaves the list the same, and a filter follows what is typed
 * when there is time.
 */
export function useLedgerRows({
  body: { rows, accounts },
  view,
  text,
  isRefusedOnly,
  only,
  onTop,
  stays,
}: {
  readonly body: Pick<PortfolioBody, 'rows' | 'accounts'>;
  readonly view: LedgerView | null;
  readonly text: string;
  readonly isRefusedOnly: boolean;
  /** The ids of the only rows to list; null for those that the other filters leave. */
  readonly only: Pick<ReadonlyMap<string, unknown>, 'keys'> | null;
  /** The ids of rows that were just added. */
  readonly onTop: readonly string[];
  /** The id of a row that stays although the filter no longer matches it. */
  readonly stays: string | null;
}): LedgerRows {
  const accountNames = useMemo(() => accountNamesOf(accounts), [accounts]);
  const filter = useMemo(() => createRowFilter(accountNames), [accountNames]);
  const wordsOf = useReasonWords(accounts);
  const refusals = view?.refused;
  const refused = useMemo(
    () => new Map((refusals ?? []).map(({ id, reason }) => [id, wordsOf(reason)])),
    [refusals, wordsOf],
  );
  const [indexOf] = useState(createRowIndex);
  const [remembered] = useState(createListMemory<string>);
  const rowOf = useMemo(() => indexOf(rows), [indexOf, rows]);
  const ordered = useMemo(() => newestFirst(rows), [rows]);
  const sought = useDeferredValue(text);
  const listed = isRefusedOnly ? refused : only;
  const among = useMemo(() => listed && new Set(listed.keys()), [listed]);
  const shown = useMemo(() => {
    const first = onTop.filter((id) => rowOf(id));
    const isFirst = new Set(first);
    const matching = filter(ordered, { text: sought, among, stays }).map(({ id }) => id);
    return remembered(
      first.length === 0 ? matching : [...first, ...matching.filter((id) => !isFirst.has(id))],
    );
  }, [filter, remembered, ordered, sought, among, onTop, rowOf, stays]);
  return { shown, rowOf, accountNames, refused };
}
