import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemblies } from '../assembly/assemblies.ts';
import { assemble } from '../assembly/assemble.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** `npm run assembly`: compiles the libraries' programs in AssemblyScript; what it writes is checked in. */
for (const files of assemblies) writeFileSync(join(workspaceRoot, files.target), await assemble(files));
