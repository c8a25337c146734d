import {
  compileModel,
  createEvaluator,
  type CompiledModel,
  type Evaluator,
  type InputValues,
} from '@finance-analyst/model-engine';
import { createWorkbook } from '../createWorkbook.js';
import type { WorkbookOptions } from '../WorkbookOptions.js';
import { readWorkbook, type ReadWorkbook } from './readWorkbook.js';

export const options: WorkbookOptions = {
  title: 'A company',
  createdAt: new Date('2026-01-31T12:00:00Z'),
  money: { currency: 'USD', scale: 'millions' },
};

/** An evaluator over a model, or a text that must compile, and inputs that must fit. */
export function evaluated(model: CompiledModel | string, inputs: InputValues = {}): Evaluator {
  const created = createEvaluator(typeof model === 'string' ? compiled(model) : model, inputs);
  if (!created.ok) throw new Error(created.problems.map(({ message }) => message).join('\n'));
  return created.evaluator;
}

function compiled(source: string): CompiledModel {
  const compilation = compileModel(source);
  if (!compilation.ok) throw new Error(compilation.errors.map(({ message }) => message).join('\n'));
  return compilation.model;
}

/** The workbook of a model that has one, read back from its file. */
export async function workbookOf(
  evaluator: Evaluator,
  overrides: Partial<WorkbookOptions> = {},
): Promise<ReadWorkbook> {
  const workbook = await createWorkbook(evaluator, { ...options, ...overrides });
  if (!workbook.ok) throw new Error(workbook.reason);
  return readWorkbook(workbook.value);
}
