import type { ReactNode } from 'react';

/** A version of a document that was saved elsewhere, as notices describe it. */
export interface OtherVersion {
  readonly version: number;
  /** When it was saved, as text. */
  readonly moment: string;
  /** Its value, as the end of a sentence: “gives 71.20 USD per share”. */
  readonly summary: string;
  /** Opens it for viewing. */
  readonly link?: ReactNode;
}
