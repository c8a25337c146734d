import type { DocumentRow, Workspace } from '@finance-analyst/workspace';
import { useCallback, useEffect, useState } from 'react';

export type Portfolios =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'known'; readonly rows: readonly DocumentRow[] };

/** The portfolios of a workspace, newest first, and a way to load them again. */
export function usePortfolios(workspace: Pick<Workspace, 'list'>): readonly [Portfolios, () => void] {
  const [portfolios, setPortfolios] = useState<Portfolios>({ kind: 'loading' });
  const load = useCallback(() => {
    setPortfolios({ kind: 'loading' });
    void workspace.list().then((list) => {
      setPortfolios(
        list.ok
          ? { kind: 'known', rows: list.value.filter(({ kind }) => kind === 'portfolio') }
          : { kind: 'failed', reason: list.reason },
      );
    });
  }, [workspace]);
  useEffect(load, [load]);
  return [portfolios, load];
}
