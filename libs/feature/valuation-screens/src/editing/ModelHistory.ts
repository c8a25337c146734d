import type { AnalystDocument } from '@finance-analyst/documents';
import type { EditHistory } from './editHistory.js';

/** What of a model can be edited. */
export type EditedModel = Pick<AnalystDocument, 'title' | 'body'>;

export type ModelHistory = EditHistory<EditedModel>;
