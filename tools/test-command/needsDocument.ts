/** Whether a test file needs a DOM: its first line decides, else the default of its package. */
export function needsDocument(source: string, isWebPackage: boolean): boolean {
  const [, asked] = /^\/\/ @vitest-environment (\S+)/.exec(source) ?? [];
  return asked === undefined ? isWebPackage : asked !== 'node';
}
