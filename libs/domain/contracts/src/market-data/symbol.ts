import * as z from 'zod/mini';

const form = /^([A-Z0-9]{4}:)?\^?[A-Z0-9][A-Z0-9.=-]{0,19}$/;

const words = 'must be a symbol such as AAPL, or a market code and a symbol such as XNAS:AAPL';

/**
 * A symbol as people type it, made upper-case. `AAPL` lets the server pick the market; `XNAS:AAPL` names the market
 * by its identifier code (ISO 10383).
 */
export const symbolSchema = z.string({ error: words }).check(
  z.trim(),
  z.toUpperCase(),
  z.regex(form, {
    error: words,
  }),
);
