import cyrillic from '@fontsource/inter/files/inter-cyrillic-400-normal.woff?url';
import cyrillicBold from '@fontsource/inter/files/inter-cyrillic-600-normal.woff?url';
import greek from '@fontsource/inter/files/inter-greek-400-normal.woff?url';
import greekBold from '@fontsource/inter/files/inter-greek-600-normal.woff?url';
import latin from '@fontsource/inter/files/inter-latin-400-normal.woff?url';
import latinBold from '@fontsource/inter/files/inter-latin-600-normal.woff?url';
import latinExtended from '@fontsource/inter/files/inter-latin-ext-400-normal.woff?url';
import latinExtendedBold from '@fontsource/inter/files/inter-latin-ext-600-normal.woff?url';
import type { LoadFont } from '@finance-analyst/valuation-screens/worker';

/** Not the fonts of the page: a PDF takes no variable font, and its writer reads no WOFF2. */
const addresses = {
  latin: { 400: latin, 600: latinBold },
  'latin-ext': { 400: latinExtended, 600: latinExtendedBold },
  greek: { 400: greek, 600: greekBold },
  cyrillic: { 400: cyrillic, 600: cyrillicBold },
} as const;

/** Loads a font file of the memo from this server, or from the cache when offline. */
export const loadMemoFont: LoadFont = async (script, weight) => {
  const answer = await fetch(addresses[script][weight]).catch(() => null);
  if (!answer?.ok) throw new Error('A font of the memo could not be loaded. Check your connection.');
  return new Uint8Array(await answer.arrayBuffer());
};
