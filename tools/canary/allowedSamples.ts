import type { Sample } from './Sample.ts';

/** Samples that lint must accept, or a rule that rejects everything would pass as working. */
export const allowedSamples: readonly Sample[] = [
  {
    name: 'domain imports zod/mini',
    file: 'libs/domain/contracts/src/canary.ts',
    source: "import { object } from 'zod/mini';\nexport const canary = object;\n",
  },
  {
    name: 'the server imports Node',
    file: 'libs/server/market-data-service/src/canary.ts',
    source: "import { readFileSync } from 'node:fs';\nexport const canary = readFileSync;\n",
  },
  {
    name: 'the page imports a second entry',
    file: 'apps/web/src/canary.ts',
    source: "import { thing } from '@finance-analyst/service-worker/worker';\nexport const canary = thing;\n",
  },
  {
    name: 'the page imports a stylesheet',
    file: 'apps/web/src/canary.ts',
    source: "import '@finance-analyst/components/styles.css';\n",
  },
  {
    name: 'domain makes a date of a number it is given',
    file: 'libs/domain/finance-math/src/canary.ts',
    source: 'export const canary = (now: number): Date => new Date(now);\n',
  },
];
