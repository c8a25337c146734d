/** A program in AssemblyScript, and the file of its library that carries it compiled. */
export interface AssemblyFiles {
  readonly source: string;
  readonly target: string;
  /** The constant in the target file. */
  readonly name: string;
}

export const assemblies: readonly AssemblyFiles[] = [
  {
    source: 'libs/domain/model-engine/assembly/blockLoops.ts',
    target: 'libs/domain/model-engine/src/many/assembledLoops.ts',
    name: 'assembledLoops',
  },
  {
    source: 'libs/domain/uncertainty/assembly/draws.ts',
    target: 'libs/domain/uncertainty/src/draws/assembledDraws.ts',
    name: 'assembledDraws',
  },
];
