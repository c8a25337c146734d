import type { BridgeStep } from '../BridgeStep.js';
import { bridgeSteps as stepsOfVersion3 } from '../free-cash-flow-2/bridgeSteps.js';

/** The steps of version 3, with minority interest as it counts and debt that becomes shares. */
export const bridgeSteps: readonly BridgeStep[] = stepsOfVersion3.flatMap((step): readonly BridgeStep[] => {
  if (step.name === 'minority_interest') return [{ ...step, name: 'minority_claim' }];
  return step.name === 'debt'
    ? [step, { name: 'converted_debt', label: 'Converted', sign: 1, role: 'flow', isOptional: true }]
    : [step];
});
