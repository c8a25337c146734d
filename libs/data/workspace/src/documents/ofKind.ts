import type { AnalystDocument, OpenedDocument } from '@finance-analyst/documents';
import { messages } from '../messages.js';
import { fail, type Outcome } from '../Outcome.js';
import type { OpenedForEditing } from './openForEditing.js';

/** The documents of a kind. */
export type DocumentOfKind<Kind extends AnalystDocument['kind']> = Extract<
  AnalystDocument,
  { readonly kind: Kind }
>;

/** A document opened by an address, for a screen of one kind: one of another kind is not found there. */
export function ofKind<Kind extends AnalystDocument['kind']>(
  opened: Outcome<OpenedForEditing>,
  kind: Kind,
): Outcome<OpenedForEditing<DocumentOfKind<Kind>>>;
export function ofKind<Kind extends AnalystDocument['kind']>(
  opened: Outcome<OpenedDocument<AnalystDocument>>,
  kind: Kind,
): Outcome<OpenedDocument<DocumentOfKind<Kind>>>;
export function ofKind(
  opened: Outcome<{ readonly document: AnalystDocument }>,
  kind: string,
): Outcome<{ readonly document: AnalystDocument }> {
  return opened.ok && opened.value.document.kind !== kind ? fail('not-found', messages.notFound) : opened;
}
