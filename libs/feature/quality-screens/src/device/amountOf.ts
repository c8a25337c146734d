import type { FigureResult } from '@finance-analyst/figures';
import { deviceStorageWords } from '@finance-analyst/session';

/** A number of bytes, or a note that the browser does not report it. */
export const amountOf = (bytes: number | null): FigureResult =>
  bytes === null ? { ok: false, reason: deviceStorageWords.amountUnknown } : { ok: true, value: bytes };
