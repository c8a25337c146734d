import pdfMake from 'pdfmake/build/pdfmake.min.js';
import type { Memo } from './Memo.js';
import { charactersOf, memoDefinition } from './memoDefinition.js';
import type { LoadFont, MemoScript } from './memoFonts.js';

const weights = [400, 600] as const;

/** Writes memos as PDF files, with the fonts that each needs. It takes long enough for a worker. */
export function createMemoWriter(loadFont: LoadFont): {
  readonly write: (memo: Memo) => Promise<Uint8Array>;
} {
  const loaded = new Map<MemoScript, Promise<void>>();
  const load = async (script: MemoScript): Promise<void> => {
    await Promise.all(
      weights.map(async (weight) => {
        pdfMake.virtualfs.writeFileSync(fileOf(script, weight), await loadFont(script, weight));
      }),
    );
  };
  // A memo names no address.
  pdfMake.setUrlAccessPolicy(() => false);
  return {
    write: async (memo) => {
      const needed = new Set<MemoScript>(['latin', ...charactersOf(memo).runs.map(({ font }) => font)]);
      await Promise.all(
        [...needed].map((script) => {
          const loading = loaded.get(script) ?? load(script);
          loaded.set(script, loading);
          // Another attempt asks for it again.
          return loading.catch((error: unknown) => {
            loaded.delete(script);
            throw error;
          });
        }),
      );
      pdfMake.setFonts(
        Object.fromEntries(
          [...loaded.keys()].map((script) => [
            script,
            { normal: fileOf(script, 400), bold: fileOf(script, 600) },
          ]),
        ),
      );
      return pdfMake.createPdf(memoDefinition(memo)).getBuffer();
    },
  };
}

const fileOf = (script: MemoScript, weight: number): string => `${script}-${weight}.woff`;
