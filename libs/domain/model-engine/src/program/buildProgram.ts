import { modelLimits } from '../language/limits.js';
import type { ReportError } from '../language/modelError.js';
import type { CompiledItem } from '../compiledModel.js';
import type { Timeline } from '../timeline.js';
import type { Iteration } from '../analysis/readIterations.js';
import { periodName, periodNames } from '../evaluation/periodName.js';
import { arrangeCircles, type Arrangement } from './arrangeCircles.js';
import { assembleProgram } from './assembleProgram.js';
import { expandFormula, type Expansion } from './expandFormula.js';
import { dependencyOrder } from './dependencyOrder.js';
import type { Program } from './program.js';
import { readsOf } from './readsOf.js';
import { reportCycle } from './reportCycle.js';
import { shareParts } from './shareParts.js';
import type { Term } from './term.js';

/** Raised to give up a program that grows beyond its limit; never leaves this file. */
class ProgramTooLarge extends Error {}

/** Expands every formula over its periods, orders the slots and assembles the program. Faults are reported. */
export function buildProgram(
  items: readonly CompiledItem[],
  timeline: Timeline,
  iterations: readonly Iteration[],
  report: ReportError,
): Program | undefined {
  const terms = expandItems(items, timeline, report);
  if (!terms) return undefined;
  const shared = shareParts(terms, arrange(terms.map(slotsReadBy), items, iterations, report));
  return assembleProgram(shared.terms, shared.terms.map(slotsReadBy), shared.arrangement, items);
}

const slotsReadBy = (term: Term | undefined): readonly number[] => (term ? readsOf(term) : []);

function arrange(
  reads: readonly (readonly number[])[],
  items: readonly CompiledItem[],
  iterations: readonly Iteration[],
  report: ReportError,
): Arrangement {
  if (iterations.length > 0) return arrangeCircles(reads, items, iterations, report);
  const { order, cycles } = dependencyOrder(reads, modelLimits.errors);
  for (const cycle of cycles) reportCycle(cycle, items, report);
  return { order, circles: [] };
}

/** By slot its term; undefined for inputs. Undefined as a whole when the program is too large. */
function expandItems(
  items: readonly CompiledItem[],
  timeline: Timeline,
  report: ReportError,
): readonly (Term | undefined)[] | undefined {
  const terms: (Term | undefined)[] = [];
  let termCount = 0;
  for (const item of items) {
    const expansion: Expansion = {
      timeline,
      items,
      isYearly: item.isYearly,
      onTerm: () => {
        termCount += 1;
        if (termCount > modelLimits.instructions) throw new ProgramTooLarge();
      },
      onMissingPeriod: (missing, period, span) => {
        const wanted = items[missing] as CompiledItem;
        const remedy = period < wanted.firstPeriod ? `; ${remedyBefore(wanted)}` : '';
        report(
          'missing-period',
          span,
          `${wanted.name} has ${periodNames(wanted)}, but ${periodName(wanted, period)} is requested${remedy}`,
        );
      },
      onMisplacedTotal: (range, span) => {
        const where =
          range === 'forecast' ? 'historical periods: write cumulative(history(…))' : 'the forecast';
        report('shape-mismatch', span, `this total runs over the ${range} and has no figure in ${where}`);
      },
    };
    try {
      for (let period = item.firstPeriod; period <= item.lastPeriod; period += 1) {
        const formula = isSeeded(item, period) ? item.seed : item.formula;
        terms.push(formula && expandFormula(formula, period, expansion));
      }
    } catch (error) {
      if (!(error instanceof ProgramTooLarge)) throw error;
      report(
        'too-large',
        item.sourceSpan,
        `over all periods the model has more than ${modelLimits.instructions} parts`,
      );
      return undefined;
    }
  }
  return terms;
}

function remedyBefore(item: CompiledItem): string {
  const test = `test if(period = 1, …, ${item.name}[-1])`;
  if (item.isGiven) return `a formula given by with has no figure before ${periodName(item, 1)}: ${test}`;
  return item.kind === 'line' ? `give it a figure before the first with from or history, or ${test}` : test;
}

/** Periods before the first forecast period are those that `from` gives. */
export const isSeeded = ({ shape, kind }: CompiledItem, period: number): boolean =>
  shape === 'series' && kind === 'line' && period < 1;
