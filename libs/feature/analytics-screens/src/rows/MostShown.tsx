import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** A long list shows its latest rows; the ledger has all. */
export const mostRows = 200;

/** Says how many rows of a long list are shown. */
export function MostShown({ count }: { readonly count: number }): ReactElement | null {
  const { format } = useFigureFormat();
  if (count <= mostRows) return null;
  return <p>{messages.mostShown(format(mostRows, { kind: 'count' }), format(count, { kind: 'count' }))}</p>;
}
