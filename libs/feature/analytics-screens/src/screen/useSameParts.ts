import type { PortfolioDocument } from '@finance-analyst/documents';
import { useState } from 'react';
import { withSameParts } from './withSameParts.js';

/** The portfolio as last read, with the objects of the version before where nothing changed. */
export function useSameParts(read: PortfolioDocument | null): PortfolioDocument | null {
  const [last, setLast] = useState({ read, shown: read });
  if (read === null || read === last.read) return last.shown;
  const next = { read, shown: last.shown ? withSameParts(last.shown, read) : read };
  setLast(next);
  return next.shown;
}
