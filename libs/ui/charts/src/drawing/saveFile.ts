/** A file created by a chart. */
export interface ChartFile {
  readonly name: string;
  readonly content: Blob;
}

/** Downloads the file. */
export function saveFile({ name, content }: ChartFile): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser starts the download asynchronously; a minute is ample.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
