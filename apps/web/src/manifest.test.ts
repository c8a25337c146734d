import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from './features.js';

const folder = join(import.meta.dirname, '../public');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly name: string;
  readonly display: string;
  readonly scope: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly short_name: string;
    readonly url: string;
    readonly icons: readonly Icon[];
  }[];
}

const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;

/** Width and height are at the same offset in every PNG. */
const pngSize = (file: string): string => {
  const bytes = readFileSync(file);
  return `${String(bytes.readUInt32BE(16))}x${String(bytes.readUInt32BE(20))}`;
};

describe('the web manifest', () => {
  it('[WEB-10] names the product, standalone, over the whole origin', () => {
    expect(manifest).toMatchObject({ name: 'Finance Analyst Pro', display: 'standalone', scope: '/' });
  });

  it('[WEB-10] has icons in the usual sizes, maskable ones among them, each of the size it says', () => {
    const sizes = (purpose: string | undefined) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes(undefined)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(sizes('maskable')).toEqual(['192x192', '512x512']);
    for (const { src, type, sizes: said } of [
      ...manifest.icons,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ])
      if (type === 'image/png') expect(pngSize(join(folder, src)), src).toBe(said);
      else expect(existsSync(join(folder, src)), src).toBe(true);
  });

  it('[WEB-10] has shortcuts to its main screens, under their titles', () => {
    const shortcuts = screens.flatMap(({ path, title, shortcut }) =>
      shortcut === undefined ? [] : [{ url: path, name: title, short_name: shortcut }],
    );
    const named = manifest.shortcuts.map(({ url, name, short_name }) => ({ url, name, short_name }));
    expect(named).toHaveLength(3);
    expect(named).toEqual(expect.arrayContaining(shortcuts));
    expect(shortcuts).toHaveLength(named.length);
  });
});
