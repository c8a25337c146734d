/** The fields of an object; null where the value is anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : null;
