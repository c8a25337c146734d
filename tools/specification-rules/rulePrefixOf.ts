import { ownerOf } from '../workspace/ownerOf.ts';

/** The prefix of the rules of a SPEC.md: `libs/data/market-data/SPEC.md` → `MARKET-DATA`. */
export function rulePrefixOf(specificationFile: string): string {
  const folder = ownerOf(specificationFile);
  return folder.slice(folder.lastIndexOf('/') + 1).toUpperCase();
}
