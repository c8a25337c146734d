/** A file created by a chart. */
export interface ChartFile {
  readonly name: string;
  readonly content: Blob;
}

/** A name without what a system refuses in the name of a file. Signs stay: they can tell two files apart. */
const onEverySystem = (name: string): string => name.replace(/[\\/:*?"<>|]/gu, '-').replace(/\s+/gu, ' ');

/** Downloads the file. */
export function saveFile({ name, content }: ChartFile): void {
  const urls = URL;
  const url = urls.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: onEverySystem(name) });
  link.click();
  // The browser starts the download asynchronously; a minute is ample.
  setTimeout(() => {
    urls.revokeObjectURL(url);
  }, 60_000);
}
