/** What was chosen under a key that comes from a file; undefined if nothing was. */
export const choiceOf = (
  choices: Readonly<Record<string, string | null>>,
  key: string,
): string | null | undefined => (Object.hasOwn(choices, key) ? choices[key] : undefined);
