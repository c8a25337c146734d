import { compileModel, type Compilation } from '@finance-analyst/model-engine';
import { comparablesTemplate } from '../comparables-template/comparablesTemplate.js';
import { dividendDiscountTemplate } from '../dividend-discount/dividendDiscountTemplate.js';
import { earningsPowerTemplate } from '../earnings-power/earningsPowerTemplate.js';
import { excessReturnTemplate } from '../excess-return/excessReturnTemplate.js';
import { freeCashFlowToEquityTemplate } from '../free-cash-flow-to-equity/freeCashFlowToEquityTemplate.js';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { freeCashFlowToFirmSource } from '../free-cash-flow-to-firm/freeCashFlowToFirmSource.js';
import { leveragedBuyoutTemplate } from '../leveraged-buyout/leveragedBuyoutTemplate.js';
import { linkedThreeStatementsTemplate } from '../linked-three-statements/linkedThreeStatementsTemplate.js';
import { precedentTransactionsTemplate } from '../precedent-transactions-template/precedentTransactionsTemplate.js';
import { residualIncomeTemplate } from '../residual-income/residualIncomeTemplate.js';
import { sumOfThePartsTemplate } from '../sum-of-the-parts/sumOfThePartsTemplate.js';
import type { ValuationTemplate } from './ValuationTemplate.js';

const defaultYears = 5;

function freeCashFlowToFirm(years: number): Compilation {
  const isCompiledOnce = Number.isInteger(years) && years >= 1 && years <= 50;
  return isCompiledOnce
    ? { ok: true, model: freeCashFlowToFirmModel(years) }
    : compileModel(freeCashFlowToFirmSource, { forecastPeriods: years });
}

/** The templates beside free cash flow to the firm. */
export const valuationTemplates: readonly ValuationTemplate[] = [
  dividendDiscountTemplate,
  residualIncomeTemplate,
  excessReturnTemplate,
  earningsPowerTemplate,
  freeCashFlowToEquityTemplate,
  leveragedBuyoutTemplate,
  linkedThreeStatementsTemplate,
  sumOfThePartsTemplate,
  comparablesTemplate,
  precedentTransactionsTemplate,
];

const templates: ReadonlyMap<string, (years: number) => Compilation> = new Map([
  ['free-cash-flow-to-firm', freeCashFlowToFirm],
  ...valuationTemplates.map(({ reference, compile }) => [reference.id, compile] as const),
]);

/** Names of the available templates. */
export const templateNames: readonly string[] = [...templates.keys()];

/** Whether a text is a template name: one lower-case word with hyphens, which no model text is. */
export const isTemplateName = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text);

/** The compiled template of that name; undefined if there is none. */
export const compileTemplate = (name: string, years: number | undefined): Compilation | undefined =>
  templates.get(name)?.(years ?? defaultYears);
