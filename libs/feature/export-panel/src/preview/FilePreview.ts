/** The beginning of a file, cell by cell. */
export interface FilePreview {
  readonly rows: readonly (readonly string[])[];
  /** Whether the file goes on. */
  readonly hasMore: boolean;
}
