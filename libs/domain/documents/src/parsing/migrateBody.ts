import type { DocumentForm } from '../kinds/DocumentForm.js';
import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import type { StoredBody } from '../kinds/StoredBody.js';

export type MigratedBody =
  { readonly ok: true; readonly value: StoredBody } | { readonly ok: false; readonly reason: string };

const thrownText = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Migrates a body from `version` to the current one, one version at a time. */
export function migrateBody(
  definition: DocumentKindDefinition,
  { migrations }: DocumentForm,
  version: number,
  body: StoredBody,
): MigratedBody {
  let migrated = body;
  for (let from = version; from < definition.currentVersion; from += 1) {
    const migration = migrations[from];
    if (!migration)
      return { ok: false, reason: `a ${definition.noun.one} cannot be migrated from version ${from}` };
    try {
      migrated = migration(migrated);
    } catch (thrown) {
      return { ok: false, reason: `version ${from} could not be migrated (${thrownText(thrown)})` };
    }
  }
  return { ok: true, value: migrated };
}
