import type { Fault } from './Fault.ts';

const rule = '@nx(enforce-module-boundaries)';
const forbiddenLayer = 'can only depend on libs tagged with';
const otherProject = 'Projects cannot be imported by a relative or absolute path';
const feature = 'libs/feature/overview-screens/src/canary.ts';

/** Imports that violate environments or library boundaries, and other ways to import a feature from a feature. */
export const boundaryFaults: readonly Fault[] = [
  {
    name: 'the page imports the server',
    file: 'apps/web/src/canary.ts',
    source: "import { thing } from '@finance-analyst/database';\nexport const canary = thing;\n",
    rule,
    message: forbiddenLayer,
  },
  {
    name: 'the API imports a feature',
    file: 'apps/api/src/canary.ts',
    source: "import { thing } from '@finance-analyst/overview-screens';\nexport const canary = thing;\n",
    rule,
    message: forbiddenLayer,
  },
  {
    name: 'a feature loads a feature lazily',
    file: feature,
    source: "export const load = (): Promise<unknown> => import('@finance-analyst/shell-layout');\n",
    rule,
    message: forbiddenLayer,
  },
  {
    name: 'a feature passes a feature on',
    file: feature,
    source: "export { ShellLayout } from '@finance-analyst/shell-layout';\n",
    rule,
    message: forbiddenLayer,
  },
  {
    name: 'a feature takes a type of a feature',
    file: feature,
    source: "import type { Thing } from '@finance-analyst/shell-layout';\nexport type Canary = Thing;\n",
    rule,
    message: forbiddenLayer,
  },
  {
    name: 'a library reaches into another by a relative path',
    file: feature,
    source: "import { thing } from '../../../ui/components/src/index.js';\nexport const canary = thing;\n",
    rule,
    message: otherProject,
  },
  {
    name: 'a library reaches into an app',
    file: feature,
    source: "import { thing } from '../../../../apps/web/src/main.js';\nexport const canary = thing;\n",
    rule,
    message: otherProject,
  },
  ...['react', 'react-dom/client', 'react-router-dom', '@reduxjs/toolkit', 'fastify', 'kysely', 'idb'].map(
    (name): Fault => ({
      name: `domain imports ${name}`,
      file: 'libs/domain/valuation/src/canary.ts',
      source: `import { thing } from '${name}';\nexport const canary = thing;\n`,
      rule,
      message: 'is not allowed to import',
    }),
  ),
];
