import { defaultYears } from '@finance-analyst/documents';
import { mostHistory } from '../company-defaults/companyHistory.js';
import { freeCashFlowToFirm4Model } from '../free-cash-flow-to-firm-4/freeCashFlowToFirm4Model.js';

/** Compiles the model of most new valuations, so that the first need not wait for it. */
export function compileUsualModel(): void {
  freeCashFlowToFirm4Model(defaultYears, mostHistory);
}
