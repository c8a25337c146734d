import { main } from 'assemblyscript/asc';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import type { AssemblyFiles } from './assemblies.ts';

/** Vectors, no memory management, and a memory that the caller brings. */
const compilerOptions = [
  '--optimizeLevel=3',
  '--runtime=stub',
  '--noAssert',
  '--enable=simd',
  '--importMemory',
  '--initialMemory=1',
];

/** The text of the file that carries a program compiled, as hexadecimal digits. Throws with what the compiler says. */
export async function assemble({ source, name }: AssemblyFiles): Promise<string> {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(
    [source, `--baseDir=${workspaceRoot}`, '--outFile=program.wasm', ...compilerOptions],
    {
      writeFile: (file, content) => {
        if (file === 'program.wasm' && typeof content !== 'string') binary = content;
      },
    },
  );
  if (error || !binary) throw new Error(stderr.toString(), { cause: error });
  const hexadecimal = Buffer.from(binary).toString('hex');
  const file = source.slice(source.indexOf('assembly/'));
  return `/** ${file}, compiled by \`npm run assembly\`. */\nexport const ${name} =\n  '${hexadecimal}';\n`;
}
