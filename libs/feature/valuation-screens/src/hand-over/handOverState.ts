import { isWithinQuickLimits, type QuickHandOver } from '@finance-analyst/valuation';
import type { HandOver } from './HandOver.js';

const field = 'valuationTool';
/** The longest reason that fits on a screen. */
const mostCharacters = 500;

/** The navigation state with which the workbench imports the valuation, or says why there is none. */
export const handOverState = (handOver: HandOver): Readonly<Record<string, unknown>> => ({
  [field]: handOver,
});

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * The hand-over in a navigation state; null if it is not from the tool. The browser preserves the state across reloads.
 */
export function handedOver(state: unknown): HandOver | null {
  if (typeof state !== 'object' || state === null || !(field in state)) return null;
  const given = state[field];
  if (typeof given !== 'object' || given === null) return null;
  const { ok, value, reason } = given as Record<string, unknown>;
  if (ok === false)
    return typeof reason === 'string' && reason.length <= mostCharacters ? { ok, reason } : null;
  const handOver = ok === true ? valuationIn(value) : null;
  return handOver && { ok: true, value: handOver };
}

function valuationIn(given: unknown): QuickHandOver | null {
  if (typeof given !== 'object' || given === null) return null;
  const { years, growth, operatingMargins, exitMultiple } = given as Record<string, unknown>;
  if (!isNumber(years) || !isWithinQuickLimits('years', years)) return null;
  if (!isNumber(growth) || !isWithinQuickLimits('growth', growth)) return null;
  const isMargins =
    operatingMargins === null ||
    (Array.isArray(operatingMargins) &&
      operatingMargins.length === years &&
      operatingMargins.every((margin) => isNumber(margin) && isWithinQuickLimits('finalMargin', margin)));
  const isMultiple =
    exitMultiple === null || (isNumber(exitMultiple) && isWithinQuickLimits('multiple', exitMultiple));
  if (!isMargins || !isMultiple) return null;
  return { years, growth, operatingMargins: operatingMargins as readonly number[] | null, exitMultiple };
}
