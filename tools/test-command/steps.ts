import { canaryStep } from '../canary/canaryStep.ts';
import { dependencyStep } from '../dependencies/dependencyStep.ts';
import { skeletonStep } from '../library/skeletonStep.ts';
import { licenceStep } from '../licences/licenceStep.ts';
import { sizeStep } from '../sizes/sizeStep.ts';
import { packageStep } from '../packages/packageStep.ts';
import { specificationRulesStep } from '../specification-rules/specificationRulesStep.ts';
import { specificationStep } from '../specification/specificationStep.ts';
import type { Step } from './Step.ts';
import { browserTestStep } from '../steps/browserTestStep.ts';
import { buildStep } from '../steps/buildStep.ts';
import { formatStep } from '../steps/formatStep.ts';
import { lintStep } from '../steps/lintStep.ts';
import { storyStep } from '../steps/storyStep.ts';
import { typeCheckStep } from '../steps/typeCheckStep.ts';
import { unitTestStep } from '../steps/unitTestStep.ts';

/** The steps of `npm test`, quick ones first; the later ones use the builds. */
export const steps: readonly Step[] = [
  formatStep,
  skeletonStep,
  dependencyStep,
  licenceStep,
  specificationRulesStep,
  specificationStep,
  lintStep,
  canaryStep,
  typeCheckStep,
  unitTestStep,
  buildStep,
  packageStep,
  sizeStep,
  storyStep,
  browserTestStep,
];
