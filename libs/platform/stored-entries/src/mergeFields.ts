import { fieldsOf } from './fieldsOf.js';

/** A written value over the stored one: merged by field if it is an object, else replaced. */
export function mergeFields(stored: unknown, written: unknown): unknown {
  const fields = fieldsOf(written);
  return fields ? { ...fieldsOf(stored), ...fields } : written;
}
