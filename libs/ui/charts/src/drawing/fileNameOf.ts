/** A title as a file name without extension, valid on every system: `A/B: base case` → `a-b-base-case`. */
export function fileNameOf(title: string, ifNameless: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .toLowerCase();
  return words === '' ? ifNameless : words;
}
