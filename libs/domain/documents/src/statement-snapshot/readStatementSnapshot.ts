import { type StatementSnapshot, statementSnapshotSchema } from './statementSnapshotSchema.js';

const versionIn = (snapshot: unknown): unknown =>
  typeof snapshot === 'object' && snapshot !== null && 'version' in snapshot ? snapshot.version : undefined;

/** Reads the statements of a saved model from any release. */
export function readStatementSnapshot(
  snapshot: unknown,
):
  { readonly ok: true; readonly value: StatementSnapshot } | { readonly ok: false; readonly reason: string } {
  const version = versionIn(snapshot);
  if (typeof version === 'number' && version > 1)
    return {
      ok: false,
      reason: 'This model’s statements are from a newer release. Reload to update, then open it again.',
    };
  const parsed = statementSnapshotSchema.safeParse(snapshot);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    reason:
      'This model’s statements are damaged. The model itself is unchanged; export it, then start a new model of the company.',
  };
}
