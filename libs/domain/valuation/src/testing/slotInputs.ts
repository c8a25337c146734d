import type { InputValues } from '@finance-analyst/model-engine';

/** A peer or deal of a template; what is absent is not known. */
export interface SlotFigures {
  readonly ev?: number;
  readonly equity?: number;
  readonly ebitda?: number;
  readonly ebit?: number;
  readonly revenue?: number;
  readonly net_income?: number;
  readonly book_value?: number;
  readonly left_out?: 0 | 1;
  readonly announced?: string;
}

/** The inputs of a template for peers or deals, in the order of its slots. */
export const slotInputs = (name: 'peer' | 'deal', slots: readonly SlotFigures[]): InputValues =>
  Object.fromEntries(
    slots.flatMap((figures, index) =>
      Object.entries(figures).map(([figure, value]) => [
        `${name}_${index + 1}_${figure}`,
        value as number | string,
      ]),
    ),
  );
