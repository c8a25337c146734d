import { isFields } from '../merge/isFields.js';
import type { SummaryHeadline } from './DocumentSummary.js';

const isFigure = (figure: unknown): boolean =>
  isFields(figure) &&
  ((figure['ok'] === true && Number.isFinite(figure['value'])) ||
    (figure['ok'] === false && typeof figure['reason'] === 'string'));

const isPrice = (price: unknown): boolean =>
  isFields(price) &&
  Number.isFinite(price['price']) &&
  ['currency', 'asOf', 'source'].every((field) => typeof price[field] === 'string');

/** Whether a stored value is a complete summary headline. */
export const isSummaryHeadline = (raw: unknown): raw is SummaryHeadline =>
  isFields(raw) &&
  isFigure(raw['valuePerShare']) &&
  isFigure(raw['upside']) &&
  (raw['price'] === null || isPrice(raw['price'])) &&
  typeof raw['knownOn'] === 'string' &&
  typeof raw['statementsSource'] === 'string';
