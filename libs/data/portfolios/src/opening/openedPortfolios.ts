import type { Workspace } from '@finance-analyst/workspace';

/** Ids by workspace, the last first; in memory only. */
const opened = new WeakMap<object, readonly string[]>();

/** The portfolios opened since the page was loaded, so that a choice of several starts with the last of them. */
export const openedPortfolios = {
  remember: (workspace: Pick<Workspace, 'open'>, id: string): void => {
    opened.set(workspace, [id, ...(opened.get(workspace) ?? []).filter((each) => each !== id)]);
  },
  /** These portfolios with those that were opened before the others, the last first. */
  lastFirst: <Row extends { readonly id: string }>(
    workspace: Pick<Workspace, 'open'>,
    rows: readonly Row[],
  ): readonly Row[] => {
    const ids = opened.get(workspace) ?? [];
    const rankOf = ({ id }: Row): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return rows.toSorted((left, right) => rankOf(left) - rankOf(right));
  },
};
