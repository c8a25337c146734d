import { fieldsOf } from './fieldsOf.js';

/** What is written over what is stored: field by field where it is an object, else in its place. */
export function mergeFields(stored: unknown, written: unknown): unknown {
  const fields = fieldsOf(written);
  return fields ? { ...fieldsOf(stored), ...fields } : written;
}
