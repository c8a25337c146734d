import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Not the page itself: the server writes into it before sending.
const textFiles = new Set(['.css', '.js', '.json', '.svg', '.webmanifest']);
const smallestWorthCompressing = 1024;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Writes `.br` and `.gz` beside each text file worth compressing; resolves to their number. */
export async function compressTextFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && textFiles.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const written = await Promise.all(paths.map(compress));
  return written.filter(Boolean).length;
}

async function compress(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < smallestWorthCompressing) return false;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, zipped] = await Promise.all([
    brotliOf(content, {
      params: { ...size, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    gzipOf(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
  return true;
}
