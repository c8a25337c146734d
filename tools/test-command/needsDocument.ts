/** Whether a test file runs with a document: its first line decides, and what its package says where that is silent. */
export function needsDocument(source: string, isWebPackage: boolean): boolean {
  const [, asked] = /^\/\/ @vitest-environment (\S+)/.exec(source) ?? [];
  return asked === undefined ? isWebPackage : asked !== 'node';
}
