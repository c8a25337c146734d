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

/** A company's figure for one field. */
export interface CompanyEntry {
  readonly field: ToolField;
  readonly input: SharedInput | BasisInput;
  readonly value: number;
  readonly of: string;
}

/** A company's figures for the fields of a basis. */
export function companyEntries(
  given: readonly QuickCompanyInput[],
  basis: ToolEntries['basis'],
): readonly CompanyEntry[] {
  return [...sharedInputs, ...basisInputs].flatMap((input) => {
    const known = given.find((each) => each.input === input);
    return known ? [{ field: commonField(input, basis), input, value: known.value, of: known.of }] : [];
  });
}

const isUntouched = ({ values }: ToolEntries, field: ToolField): boolean =>
  values[field] === undefined || values[field] === startingEntries.values[field];

/** The company's figures that differ from what the person entered. */
export const differingEntries = (
  entries: ToolEntries,
  company: readonly CompanyEntry[],
): readonly CompanyEntry[] =>
  company.filter(({ field, value }) => !isUntouched(entries, field) && entries.values[field] !== value);

/** Fills in the company's figures, either everywhere or only where nothing was entered. */
export function fillEntries(
  entries: ToolEntries,
  company: readonly CompanyEntry[],
  where: 'untouched' | 'everywhere',
): ToolEntries {
  const filled = company.filter(({ field }) => where === 'everywhere' || isUntouched(entries, field));
  return {
    ...entries,
    values: { ...entries.values, ...Object.fromEntries(filled.map(({ field, value }) => [field, value])) },
  };
}

/**
 * The entries without the company's own figures, as before it was chosen. A field can have a different figure with each
 * multiple, if their periods differ.
 */
export function withoutCompany(entries: ToolEntries, company: readonly CompanyEntry[]): ToolEntries {
  const isOwn = (field: string, value: number): boolean =>
    company.some((own) => own.field === field && own.value === value);
  const fields = new Set<string>(company.map(({ field }) => field));
  const entered = Object.entries(entries.values).filter(([field, value]) => !isOwn(field, value));
  const starting = Object.entries(startingEntries.values).filter(([field]) => fields.has(field));
  const values = Object.fromEntries([...starting, ...entered]);
  return { ...entries, symbol: null, values };
}
