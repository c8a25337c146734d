/** Name and message of whatever was thrown; a browser's exceptions do not always share a class with ours. */
export function thrownError(thrown: unknown): { readonly name: string; readonly message: string } {
  const { name = '', message = String(thrown) } = (thrown ?? {}) as { name?: unknown; message?: unknown };
  return { name: String(name), message: String(message) };
}
