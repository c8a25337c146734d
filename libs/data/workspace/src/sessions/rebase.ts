import {
  type AnalystDocument,
  documentKinds,
  isSameValue,
  type MergeConflict,
  mergeDocuments,
  parseDocument,
} from '@finance-analyst/documents';
import type { DocumentContent } from './DocumentContent.js';
import type { DerivedParts } from './DerivedParts.js';
import { type EditHistory, mapHistory } from './editHistory.js';

export interface Rebased {
  /** The version that the edits rest on now; what it has in common with the earlier one is the same object. */
  readonly theirs: AnalystDocument;
  readonly history: EditHistory<DocumentContent>;
  /** What both sides changed differently: the edits have it as it was edited here. */
  readonly conflicts: readonly MergeConflict[];
}

type Body = AnalystDocument['body'];

/** The version with the attachments of `base`; null where it has others, which are more than an edit beside edits. */
function sharingAttachments(theirs: AnalystDocument, base: DocumentContent): AnalystDocument | null {
  let body: Body = theirs.body;
  for (const field of documentKinds[theirs.kind].attachments as readonly (keyof Body)[]) {
    if (!isSameValue(body[field], base.body[field])) return null;
    body = { ...body, [field]: base.body[field] };
  }
  return { ...theirs, body };
}

/**
 * Edits of `base` as edits of `theirs`, a later version that was made elsewhere: every step of their history is merged
 * with it, so that undo leads back to that version, and what follows from others is worked out again. What both sides
 * changed stays as it was edited. Null where one side deleted what the other changed, in any step, where theirs is of
 * another schema version or rests on other attachments, or where the result would not be a document: which version
 * counts is for the person to say.
 */
export function rebase(
  history: EditHistory<DocumentContent>,
  base: AnalystDocument,
  given: AnalystDocument,
  { ownPart, follow }: DerivedParts,
): Rebased | null {
  // One of a newer release can hold more than this one knows of.
  const theirs = given.schemaVersion === base.schemaVersion ? sharingAttachments(given, base) : null;
  if (!theirs) return null;
  const mergedWith = (content: DocumentContent) => {
    const merged = mergeDocuments(base, { ...base, ...content }, theirs, documentKinds[base.kind]);
    const { body } = merged.value;
    // What is theirs as a whole is known by being the same object.
    if (body === theirs.body) return merged;
    // What follows may come from either side, and is stale there as far as the other side changed what it follows.
    const followed = follow(content.body, follow(theirs.body, body));
    return { ...merged, value: { ...merged.value, body: followed } };
  };
  const { value, conflicts, restored } = mergedWith(history.present);
  if (restored.length > 0 || !parseDocument(value).ok) return null;
  const bodies = new Map<Body, Body>();
  let isWhole = true;
  const rebased = mapHistory(history, (content) => {
    const merged = mergedWith(content);
    // A step that had fewer years would get single rows of the others back.
    isWhole &&= merged.restored.length === 0;
    // Steps that had one body go on having one, and one like theirs is theirs: that nothing changed is seen by that.
    const settled = isSameValue(merged.value.body, theirs.body) ? theirs.body : merged.value.body;
    const body = bodies.get(content.body) ?? settled;
    bodies.set(content.body, body);
    return { title: merged.value.title, body };
  });
  if (!isWhole) return null;
  return { theirs, history: rebased, conflicts: conflicts.flatMap((one) => ownPart(one) ?? []) };
}
