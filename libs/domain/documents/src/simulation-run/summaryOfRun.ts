import { isFields } from '../merge/isFields.js';
import type { DocumentSummary } from '../kinds/DocumentSummary.js';
import type { StoredBody } from '../kinds/StoredBody.js';
import { summaryOfModel } from '../valuation-model/summaryOfModel.js';

/** Summarizes a run: its company, and the model that it is part of. */
export function summaryOfRun(body: StoredBody): DocumentSummary {
  const model = isFields(body['model']) ? body['model']['id'] : undefined;
  return {
    ...summaryOfModel(body),
    headline: null,
    ...(typeof model === 'string' ? { partOfId: model } : {}),
  };
}
