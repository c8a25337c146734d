import { defaultYears } from '@finance-analyst/documents';
import { mostHistory } from '../company-defaults/companyHistory.js';
import { freeCashFlowToFirm2Model } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Model.js';

/** Compiles the model of most new valuations, so that the first need not wait for it. */
export function compileUsualModel(): void {
  freeCashFlowToFirm2Model(defaultYears, mostHistory);
}
