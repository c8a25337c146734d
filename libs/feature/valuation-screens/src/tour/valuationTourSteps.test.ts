import { expect, it } from 'vitest';
import { valuationManifest } from '../manifest.js';

it('[VALUATION-SCREENS-340] takes the tour to a sample company in the workbench, and to Model Lab once it exists', async () => {
  const dependencies = {} as Parameters<NonNullable<typeof valuationManifest.loadTourSteps>>[0];
  const steps = (await valuationManifest.loadTourSteps?.(dependencies)) ?? [];
  expect(steps.map(({ id, target, needsTarget }) => ({ id, target, needsTarget }))).toEqual([
    { id: 'load-sample-data', target: 'nav-valuation-workbench', needsTarget: false },
    { id: 'model-lab', target: 'nav-model-lab', needsTarget: true },
  ]);
  expect(steps[0]?.action).toMatchObject({ path: '/valuation-workbench?symbol=GLH.SMP' });
});
