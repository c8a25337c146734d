import type { QuickCompanyInput } from '@finance-analyst/valuation';
import {
  basisInputs,
  sharedInputs,
  type BasisInput,
  type SharedInput,
  type ToolEntries,
  type ToolField,
} from './ToolEntries.js';
import { commonField } from './commonField.js';
import { hasValue } from './hasValue.js';
import { withEntry } from './withEntry.js';

/** A company's figure for one field. */
export interface CompanyEntry {
  readonly field: ToolField;
  readonly input: SharedInput | BasisInput;
  readonly value: number;
  readonly of: string;
  /** The ISO day on which a share count was filed. */
  readonly filed?: string;
}

/** A company's figures for the fields of a basis. */
export function companyEntries(
  given: readonly QuickCompanyInput[],
  basis: ToolEntries['basis'],
): readonly CompanyEntry[] {
  return [...sharedInputs, ...basisInputs].flatMap((input) => {
    const known = given.find((each) => each.input === input);
    return known ? [{ ...known, input, field: commonField(input, basis) }] : [];
  });
}

/** Whether another value in a field would change the value that the entries give, which the price is no part of. */
const isPartOfValue = (entries: ToolEntries, field: ToolField): boolean =>
  field !== 'price' && hasValue(entries);

/** The company's figures that differ from what is entered, or from what a value is computed with. */
export const differingEntries = (
  entries: ToolEntries,
  company: readonly CompanyEntry[],
): readonly CompanyEntry[] =>
  company.filter(
    ({ field, value }) =>
      entries.values[field] !== value &&
      (entries.sources[field] !== undefined || isPartOfValue(entries, field)),
  );

/** The company's figures that can be filled in: all but the person's own, which keep their value as it is. */
export const fillableEntries = (
  entries: ToolEntries,
  company: readonly CompanyEntry[],
  /** Fields from which another company's figures were removed. */
  vacated: ReadonlySet<ToolField> = new Set(),
): readonly CompanyEntry[] =>
  company.filter(
    ({ field }) =>
      (entries.sources[field] ?? 'company') === 'company' &&
      (vacated.has(field) || !isPartOfValue(entries, field)),
  );

/** The entries with the company's figures in their fields. */
export const fillEntries = (entries: ToolEntries, company: readonly CompanyEntry[]): ToolEntries =>
  company.reduce((filled, { field, value }) => withEntry(filled, field, value, 'company'), entries);
