/** What the linter found in a file. */
export interface LintProblem {
  /** Path from the folder that was linted, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** `eslint(no-console)`; `syntax` where the file could not be read. */
  readonly rule: string;
  readonly message: string;
}

interface OxlintReport {
  readonly number_of_files: number;
  readonly diagnostics: readonly {
    readonly message: string;
    /** What a restriction says about itself. */
    readonly help?: string;
    readonly code?: string;
    readonly filename?: string;
    readonly labels?: readonly { readonly span?: { readonly line?: number } }[];
  }[];
}

/** Parses `oxlint --format=json`. Throws if anything but the report was printed. */
export function readOxlintReport(stdout: string): readonly LintProblem[] {
  if (!stdout.startsWith('{')) throw new Error(`oxlint wrote no report:\n${stdout}`);
  const { diagnostics, number_of_files: fileCount } = JSON.parse(stdout) as OxlintReport;
  if (fileCount === 0) throw new Error('oxlint read no file.');
  return diagnostics.map(({ message, help, code = 'syntax', filename = '', labels = [] }) => ({
    file: filename.replaceAll('\\', '/'),
    line: labels[0]?.span?.line ?? 1,
    rule: code,
    message: help === undefined ? message : `${message} ${help}`,
  }));
}
