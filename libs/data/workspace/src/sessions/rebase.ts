import {
  type AnalystDocument,
  documentKinds,
  isSameValue,
  type MergeConflict,
  mergeDocuments,
  parseDocument,
  rulesOfKinds,
} from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';
import type { DerivedParts } from './DerivedParts.js';
import { type EditHistory, mapHistory } from './editHistory.js';
import { withContent } from './withContent.js';

export interface Rebased {
  /** The version the edits are now based on; values it shares with the earlier one are the same objects. */
  readonly theirs: AnalystDocument;
  readonly history: EditHistory<DocumentContent>;
  /** What both sides changed differently: the edits keep the value from here. */
  readonly conflicts: readonly MergeConflict[];
}

type Body = AnalystDocument['body'];

/** The version with the attachment objects of `base`; null if its attachments differ, which cannot be merged. */
function sharingAttachments(theirs: AnalystDocument, base: DocumentContent): AnalystDocument | null {
  const own = theirs.body as unknown as Readonly<Record<string, unknown>>;
  const shared = base.body as unknown as Readonly<Record<string, unknown>>;
  const fields = documentKinds[theirs.kind].attachments;
  if (fields.some((field) => !isSameValue(own[field], shared[field]))) return null;
  const body = { ...theirs.body, ...Object.fromEntries(fields.map((field) => [field, shared[field]])) };
  return withContent(theirs, { body });
}

/**
 * Rebases edits of `base` onto `theirs`, a later version made elsewhere. Every step of their history is merged with it,
 * so that undo leads back to that version, and derived parts are recomputed. If both sides changed the same thing, the
 * edit stays. Returns null, and leaves the choice to the person, if one side deleted what the other changed in any
 * step, if theirs has another schema version or other attachments, or if the result would not be a valid document.
 */
export function rebase(
  history: EditHistory<DocumentContent>,
  base: AnalystDocument,
  given: AnalystDocument,
  { ownPart, follow }: DerivedParts,
): Rebased | null {
  // A version from a newer release can contain more than this one knows.
  const theirs = given.schemaVersion === base.schemaVersion ? sharingAttachments(given, base) : null;
  if (!theirs) return null;
  const mergedWith = (content: DocumentContent) => {
    const merged = mergeDocuments(base, { ...base, ...content }, theirs, rulesOfKinds[base.kind]);
    const { body } = merged.value;
    // Object identity shows that the body is entirely theirs.
    if (body === theirs.body) return merged;
    // Derived parts may come from either side, and are out of date if the other side changed their sources.
    const followed = follow(content.body, follow(theirs.body, body));
    return { ...merged, value: { ...merged.value, body: followed } };
  };
  const { value, conflicts, restored } = mergedWith(history.present);
  if (restored.length > 0 || !parseDocument(value).ok) return null;
  const bodies = new Map<Body, Body>();
  let isWhole = true;
  const rebased = mapHistory(history, (content) => {
    const merged = mergedWith(content);
    // Otherwise a step with fewer years would get single rows of the others back.
    isWhole &&= merged.restored.length === 0;
    // Steps that shared a body still share one, and one equal to theirs becomes theirs, because changes are detected by
    // identity.
    const settled = isSameValue(merged.value.body, theirs.body) ? theirs.body : merged.value.body;
    const body = bodies.get(content.body) ?? settled;
    bodies.set(content.body, body);
    return { title: merged.value.title, body };
  });
  if (!isWhole) return null;
  return { theirs, history: rebased, conflicts: conflicts.flatMap((one) => ownPart(one) ?? []) };
}
