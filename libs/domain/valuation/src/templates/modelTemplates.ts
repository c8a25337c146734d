import { compileModel, type Compilation } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { freeCashFlowToFirmSource } from '../free-cash-flow-to-firm/freeCashFlowToFirmSource.js';

const defaultYears = 5;

function freeCashFlowToFirm(years: number): Compilation {
  const isCompiledOnce = Number.isInteger(years) && years >= 1 && years <= 50;
  return isCompiledOnce
    ? { ok: true, model: freeCashFlowToFirmModel(years) }
    : compileModel(freeCashFlowToFirmSource, { forecastPeriods: years });
}

const templates: ReadonlyMap<string, (years: number) => Compilation> = new Map([
  ['free-cash-flow-to-firm', freeCashFlowToFirm],
]);

/** Names of the available templates. */
export const templateNames: readonly string[] = [...templates.keys()];

/** Whether a text is a template name: one lower-case word with hyphens, which no model text is. */
export const isTemplateName = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text);

/** The compiled template of that name; undefined if there is none. */
export const compileTemplate = (name: string, years: number | undefined): Compilation | undefined =>
  templates.get(name)?.(years ?? defaultYears);
