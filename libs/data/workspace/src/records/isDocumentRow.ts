import { isSummaryHeadline, summaryVersion } from '@finance-analyst/documents';
import type { DocumentRow } from './DocumentRow.js';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (raw: unknown): raw is Fields => typeof raw === 'object' && raw !== null;
const isText = (raw: unknown): boolean => typeof raw === 'string';
const isTextOrNull = (raw: unknown): boolean => raw === null || isText(raw);

const isInstrument = (raw: unknown): boolean =>
  isObject(raw) && isText(raw['symbol']) && isTextOrNull(raw['market']) && isTextOrNull(raw['name']);

/** An earlier release sums up another way, or not at all: it knows nothing of later bodies. */
const isUpToDate = (raw: unknown): boolean => typeof raw === 'number' && raw >= summaryVersion;

/** Checks a stored row without a schema: the list is read at every start, before the code of schemas is loaded. */
export const isDocumentRow = (raw: unknown): raw is DocumentRow =>
  isObject(raw) &&
  ['id', 'kind', 'title', 'createdAt', 'updatedAt'].every((field) => isText(raw[field])) &&
  Array.isArray(raw['instruments']) &&
  raw['instruments'].every(isInstrument) &&
  isTextOrNull(raw['currency']) &&
  Number.isFinite(raw['revision']) &&
  isTextOrNull(raw['removedAt']) &&
  (raw['headline'] === null || isSummaryHeadline(raw['headline'])) &&
  isUpToDate(raw['summaryVersion']);
