import type { WorkbookRequest } from '@finance-analyst/contracts';
import { createEvaluator, currencyOf, type CompiledModel } from '@finance-analyst/model-engine';
import { createWorkbook } from '@finance-analyst/model-workbook';
import { calculationProblem } from '../model/calculationProblem.js';
import type { Outcome } from '../model/CalculationOutcome.js';
import { compileRequest } from '../model/compileRequest.js';
import { inputsProblem } from '../model/inputsProblem.js';

/** A model to be written as a workbook; `createdAt` is part of the file. */
export interface WorkbookTask extends WorkbookRequest {
  readonly createdAt: Date;
}

/** A model with its inputs as a live workbook, or what is wrong with it. */
export async function modelWorkbook({ createdAt, ...request }: WorkbookTask): Promise<Outcome<Uint8Array>> {
  const compiled = compileRequest(request);
  if (!compiled.ok) return compiled;
  const created = createEvaluator(compiled.value, request.inputs);
  if (!created.ok) return inputsProblem(created.problems);
  const workbook = await createWorkbook(created.evaluator, {
    title: compiled.value.title,
    createdAt,
    money: { currency: ownCurrency(compiled.value), scale: 'units' },
  });
  return workbook.ok ? workbook : calculationProblem('no-workbook', workbook.reason, []);
}

/** The first currency that a model states; empty if it states none. */
const ownCurrency = ({ inputs, lines }: CompiledModel): string =>
  [...inputs, ...lines].map(({ unit }) => currencyOf(unit)).find((code) => code !== undefined) ?? '';
