import { engineVersion, type InputValues } from '@finance-analyst/model-engine';
import { methodVersion, type SimulationRun, type UncertainInput } from '@finance-analyst/uncertainty';
import { freeCashFlowToFirmExample } from '@finance-analyst/valuation';
import { uncertainInputs } from './handWrittenPaths.ts';

export const simulationYears = 10;
const last = simulationYears - 1;
const growth = Array.from({ length: simulationYears }, (_, year) => 0.08 - (0.05 * year) / last);
const margin = Array.from({ length: simulationYears }, (_, year) => 0.15 + (0.05 * year) / last);

/** The inputs of the ten-year bench model that do not vary. */
export const simulationInputs: InputValues = {
  ...freeCashFlowToFirmExample,
  revenue_growth: growth,
  operating_margin: margin,
};

export const middleOf = (name: (typeof uncertainInputs)[number]): number =>
  name === 'revenue_growth' ? 0.06 : freeCashFlowToFirmExample[name];

/** A simulation as the product runs it, with eight uncertain inputs. */
export const simulationRun = (paths: number): SimulationRun => ({
  seed: 1,
  paths,
  methodVersion,
  sampling: { kind: 'plain' },
  template: 'free-cash-flow-to-firm 1',
  engineVersion,
  inputs: simulationInputs,
  output: { name: 'value_per_share' },
  variables: uncertainInputs.map((name): UncertainInput => {
    const mean = middleOf(name);
    return {
      name,
      effect: 'value',
      distribution: { kind: 'normal', mean, standardDeviation: 0.05 * Math.abs(mean) },
    };
  }),
});
