import { preferenceChecks } from './preferenceChecks.js';
import { defaultPreferences, preferenceFields, type PreferenceValues } from './PreferenceValues.js';

/** The preferences among these fields; the default for each that is missing or that this product does not know. */
export function readPreferenceFields(fields: Readonly<Record<string, unknown>>): PreferenceValues {
  const known = preferenceFields.filter(
    (field) => Object.hasOwn(fields, field) && preferenceChecks[field](fields[field]),
  );
  return { ...defaultPreferences, ...Object.fromEntries(known.map((field) => [field, fields[field]])) };
}
