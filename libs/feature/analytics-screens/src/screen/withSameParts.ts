import { isSameValue, type PortfolioDocument } from '@finance-analyst/documents';

/**
 * A version of a portfolio in which each part that did not change since the version before is the same object, so that nothing
 * is computed again that does not depend on what changed. Rows that did not change are the same objects, too.
 */
export function withSameParts(before: PortfolioDocument, after: PortfolioDocument): PortfolioDocument {
  const rows = new Map(before.body.rows.map((row) => [row.id, row]));
  const body = {
    ...after.body,
    rows: after.body.rows.map((row) => {
      const earlier = rows.get(row.id);
      return earlier && isSameValue(earlier, row) ? earlier : row;
    }),
  };
  const parts = Object.entries(body).map(([name, part]) => {
    const earlier: unknown = before.body[name as keyof typeof body];
    return [name, isSameValue(earlier, part) ? earlier : part] as const;
  });
  return { ...after, body: Object.fromEntries(parts) as unknown as PortfolioDocument['body'] };
}
