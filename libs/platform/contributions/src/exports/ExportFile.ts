/** A file to download: its name with its extension, and its content. */
export interface ExportFile {
  readonly name: string;
  readonly content: Blob;
}
