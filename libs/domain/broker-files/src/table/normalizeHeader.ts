/** A heading in lower case, without accents or signs: `Fees & Comm ($)` → `fees comm`. */
export const normalizeHeader = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
