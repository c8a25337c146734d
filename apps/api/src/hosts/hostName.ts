const pattern = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** The name in a Host header, in lower case, without port, brackets and a final dot; null if invalid. */
export function hostName(header: string): string | null {
  const written = pattern.exec(header)?.[1]?.toLowerCase();
  return written?.replace(/^\[|\]$/g, '').replace(/\.$/, '') || null;
}
