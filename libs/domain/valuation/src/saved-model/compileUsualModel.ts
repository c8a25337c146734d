import { defaultYears } from '@finance-analyst/documents';
import { mostHistory } from '../company-defaults/companyHistory.js';
import { freeCashFlowToFirm3Model } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Model.js';

/** Compiles the model of most new valuations, so that the first need not wait for it. */
export function compileUsualModel(): void {
  freeCashFlowToFirm3Model(defaultYears, mostHistory);
}
