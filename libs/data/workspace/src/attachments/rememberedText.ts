/** The text of an attachment as it is stored, and its hash. */
export interface StoredText {
  readonly hash: string;
  readonly text: string;
}

const texts = new WeakMap<object, StoredText>();
const values = new Map<string, WeakRef<object>>();
const unused = new FinalizationRegistry<string>((hash) => {
  if (!values.get(hash)?.deref()) values.delete(hash);
});

/** What is known of an attachment that was read, written or hashed before, so that an edit elsewhere writes no text. */
export const rememberedText = (value: object): StoredText | undefined => texts.get(value);

export function rememberText(value: unknown, stored: StoredText): void {
  if (typeof value !== 'object' || value === null) return;
  texts.set(value, stored);
  if (values.get(stored.hash)?.deref()) return;
  values.set(stored.hash, new WeakRef(value));
  unused.register(value, stored.hash);
}

/**
 * The attachment that has this text, while anything uses it: versions that share a text share the object, so that
 * comparing them looks no further. Undefined if there is none.
 */
export function rememberedValue({ hash, text }: StoredText): object | undefined {
  const value = values.get(hash)?.deref();
  return value && texts.get(value)?.text === text ? value : undefined;
}
