/** The fields of an object; null for any other value. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : null;
