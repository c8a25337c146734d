import type { AnalystDocument } from '@finance-analyst/documents';
import type { AttachmentNames } from './AttachmentNames.js';
import { namesOf, splitDocument } from './splitDocument.js';

/** The names under which a document's attachments are stored. A field that was not stored yet as it is has none. */
export const attachmentNamesOf = (document: AnalystDocument): AttachmentNames =>
  namesOf(splitDocument(document, () => null).attachments);
