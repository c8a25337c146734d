import { nameOnEverySystem } from './nameOnEverySystem.js';

/** A file created by a chart. */
export interface ChartFile {
  readonly name: string;
  readonly content: Blob;
}

/** Downloads the file. */
export function saveFile({ name, content }: ChartFile): void {
  const urls = URL;
  const url = urls.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: nameOnEverySystem(name) });
  link.click();
  // The browser starts the download asynchronously; a minute is ample.
  setTimeout(() => {
    urls.revokeObjectURL(url);
  }, 60_000);
}
