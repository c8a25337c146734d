import type { QuickCompanyInput } from '@finance-analyst/valuation';
import { startingEntries } from './startingEntries.js';
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

const isEntered = ({ values }: ToolEntries, field: ToolField): boolean =>
  values[field] !== undefined && values[field] !== startingEntries.values[field];

/** Whether a field is entered, or part of a value that the entries give. The price is part of none. */
const isPersonal = (entries: ToolEntries, field: ToolField): boolean =>
  isEntered(entries, field) || (field !== 'price' && hasValue(entries));

/** The company's figures that differ from what the person entered, or from what their own value is computed with. */
export const differingEntries = (
  entries: ToolEntries,
  company: readonly CompanyEntry[],
): readonly CompanyEntry[] =>
  company.filter(({ field, value }) => entries.values[field] !== value && isPersonal(entries, field));

/** The company's figures that can be filled in: all but the person's own, which keep their value as it is. */
export const fillableEntries = (
  entries: ToolEntries,
  company: readonly CompanyEntry[],
  /** Fields from which another company's figures were removed. */
  vacated: ReadonlySet<ToolField> = new Set(),
): readonly CompanyEntry[] =>
  company.filter(({ field }) =>
    vacated.has(field) ? !isEntered(entries, field) : !isPersonal(entries, field),
  );

/** The entries with the company's figures in their fields. */
export const fillEntries = (entries: ToolEntries, company: readonly CompanyEntry[]): ToolEntries => ({
  ...entries,
  values: { ...entries.values, ...Object.fromEntries(company.map(({ field, value }) => [field, value])) },
});

/** The fields that have the company's own figures. */
export const ownFields = (
  { values }: ToolEntries,
  company: readonly CompanyEntry[],
): ReadonlySet<ToolField> =>
  new Set(company.flatMap(({ field, value }) => (values[field] === value ? [field] : [])));

/**
 * The entries without the company's own figures, as before it was chosen. A field can have a different figure with each
 * multiple, if their periods differ.
 */
export function withoutCompany(entries: ToolEntries, company: readonly CompanyEntry[]): ToolEntries {
  const fields = new Set<string>(company.map(({ field }) => field));
  const own: ReadonlySet<string> = ownFields(entries, company);
  const entered = Object.entries(entries.values).filter(([field]) => !own.has(field));
  const starting = Object.entries(startingEntries.values).filter(([field]) => fields.has(field));
  const values = Object.fromEntries([...starting, ...entered]);
  return { ...entries, symbol: null, values };
}
