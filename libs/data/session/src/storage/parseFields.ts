/** The fields of a stored object; null where the text is anything else. */
export function parseFields(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}
