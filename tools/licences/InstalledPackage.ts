export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, where the manifest gives one. */
  readonly licence: string | undefined;
  /** Only the workspace's tools need it: it is neither shipped nor run with the product. */
  readonly isTool: boolean;
}
