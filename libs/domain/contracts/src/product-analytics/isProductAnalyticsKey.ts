const form = /^phc_[A-Za-z0-9]{20,}$/;
const placeholderWord = /placeholder|your|example|changeme|replace|project|dummy/i;
/** A key that someone typed to fill a field repeats itself. */
const fewestCharacters = 8;

/**
 * Whether a key of the product-analytics service is one, and not what stands in for it. The page starts the service by
 * it, and the server allows the service's host by it.
 */
export function isProductAnalyticsKey(key: string | null): key is string {
  if (key === null || !form.test(key) || placeholderWord.test(key)) return false;
  return new Set(key.slice('phc_'.length)).size >= fewestCharacters;
}
