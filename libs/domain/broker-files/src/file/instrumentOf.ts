import type { FiledInstrument } from './FiledInstrument.js';

const isinPattern = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

export const isIsin = (text: string): boolean => isinPattern.test(text);

/** An instrument of the fields that are filed; null if none names it. */
export function instrumentOf(fields: {
  readonly [Field in keyof FiledInstrument]: string | undefined;
}): FiledInstrument | null {
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([, text]) => text !== undefined && text !== ''),
  );
  return 'isin' in kept || 'symbol' in kept || 'name' in kept ? kept : null;
}
