import type { AmountScale } from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { historicalYears } from '../history/historicalYears.js';
import { scaleOfHistory } from './scaleOfHistory.js';

/** The unit of a new model of a company, whatever its method. */
export const proposedScale = (fundamentals: CompanyFundamentals): AmountScale =>
  scaleOfHistory(historicalYears(fundamentals));
