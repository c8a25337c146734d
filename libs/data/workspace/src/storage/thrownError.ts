/** Name and message of any thrown value; a browser's exceptions do not always share our `Error` class. */
export function thrownError(thrown: unknown): { readonly name: string; readonly message: string } {
  const { name = '', message = String(thrown) } = (thrown ?? {}) as { name?: unknown; message?: unknown };
  return { name: String(name), message: String(message) };
}
