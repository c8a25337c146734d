export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, if the manifest gives one. */
  readonly licence: string | undefined;
  /** Needed by the workspace's tools only: neither shipped nor run with the product. */
  readonly isTool: boolean;
}
