import { isWithinQuickLimits, type QuickHandOver } from '@finance-analyst/valuation';

const field = 'valuationTool';

/** What an address is opened with, so that the workbench carries the valuation over. */
export const handOverState = (handOver: QuickHandOver): Readonly<Record<string, unknown>> => ({
  [field]: handOver,
});

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** What an address was opened with; null where that is no valuation of the tool. The browser keeps it across reloads. */
export function handedOver(state: unknown): QuickHandOver | null {
  if (typeof state !== 'object' || state === null || !(field in state)) return null;
  const given = state[field];
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
