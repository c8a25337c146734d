/** A file that a chart makes. */
export interface ChartFile {
  readonly name: string;
  readonly content: Blob;
}

/** Hands the file to the person, as a download. */
export function saveFile({ name, content }: ChartFile): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser takes the file over in its own time; a minute is ample.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
