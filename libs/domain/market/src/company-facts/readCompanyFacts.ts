import type { FiledFact } from './FiledFact.js';
import { dayNumber } from './isoDay.js';

type JsonObject = Readonly<Record<string, unknown>>;

/** A companyfacts document whose outer shape has been checked; rows are checked when they are read. */
export interface CompanyFactsDocument {
  readonly entityName: string;
  /** Standard Industrial Classification code; null unless the document was stored with one. */
  readonly industryCode: string | null;
  readonly taxonomies: JsonObject;
}

/**
 * Checks the outer shape of an SEC companyfacts document: `{ entityName, facts: { taxonomy: { tag: { units } } } }`.
 * `cik` may be a number, a padded string or absent, and labels may be null: neither is read. `sic` is not the SEC's: the
 * provider adds it from the company's submissions, and anything but four digits counts as absent.
 */
export function readCompanyFacts(
  document: unknown,
): { ok: true; value: CompanyFactsDocument } | { ok: false; reason: string } {
  if (!isObject(document)) return { ok: false, reason: 'The company facts are not a JSON object.' };
  const { entityName, facts, sic } = document;
  if (typeof entityName !== 'string' || entityName.trim() === '')
    return { ok: false, reason: 'The company facts name no company (entityName).' };
  if (!isObject(facts)) return { ok: false, reason: 'The company facts have no facts object.' };
  const industryCode = typeof sic === 'string' && /^\d{4}$/.test(sic) ? sic : null;
  return { ok: true, value: { entityName: entityName.trim(), industryCode, taxonomies: facts } };
}

/** The units in which a tag is filed, each with its unchecked rows; empty when the tag is not filed. */
export function unitsOf(document: CompanyFactsDocument, taxonomy: string, tag: string): JsonObject {
  const tags = own(document.taxonomies, taxonomy);
  const concept = isObject(tags) ? own(tags, tag) : undefined;
  const units = isObject(concept) ? own(concept, 'units') : undefined;
  return isObject(units) ? units : {};
}

const reportForm = /^(10-K|10-Q|20-F|40-F|6-K|8-K)/;

/**
 * The readable rows of one tag and unit that reports had brought by `knownOn`. Proxy statements and prospectuses
 * are left out, since they repeat figures rounded. `unreadable` counts rows without a value, dates or filing.
 */
export function readFacts(
  document: CompanyFactsDocument,
  concept: { readonly taxonomy: string; readonly tag: string; readonly unit: string },
  knownOn: string,
): { readonly facts: FiledFact[]; readonly unreadable: number } {
  const units = unitsOf(document, concept.taxonomy, concept.tag);
  const rows = own(units, concept.unit);
  const facts: FiledFact[] = [];
  let unreadable = 0;
  for (const row of Array.isArray(rows) ? (rows as readonly unknown[]) : []) {
    const fact = readRow(row, concept);
    if (!fact) unreadable += 1;
    else if (fact.source.filed <= knownOn && reportForm.test(fact.source.form)) facts.push(fact);
  }
  return { facts, unreadable };
}

function readRow(
  row: unknown,
  concept: { readonly taxonomy: string; readonly tag: string; readonly unit: string },
): FiledFact | null {
  if (!isObject(row)) return null;
  const { val, end, accn, form, filed, fy } = row;
  const start = row['start'] ?? null;
  if (typeof val !== 'number' || !Number.isFinite(val)) return null;
  if (!isDate(end) || !isDate(filed) || (start !== null && (!isDate(start) || start > end))) return null;
  if (typeof accn !== 'string' || typeof form !== 'string') return null;
  return {
    start,
    end,
    value: val,
    source: { ...concept, accession: accn, form, filed },
    filingYear: typeof fy === 'number' && Number.isInteger(fy) ? fy : null,
  };
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && dayNumber(value) !== null;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
