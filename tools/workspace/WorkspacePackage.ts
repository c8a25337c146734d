export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly nx?: { readonly tags?: readonly string[]; readonly implicitDependencies?: readonly string[] };
}

/** An app or a library of this workspace. */
export interface WorkspacePackage {
  /** Package name, `@finance-analyst/market`. */
  readonly name: string;
  /** Folder from the root, with forward slashes: `libs/domain/market`. */
  readonly folder: string;
  /** Absolute path of the folder. */
  readonly path: string;
  readonly isLibrary: boolean;
  readonly manifest: PackageManifest;
}
