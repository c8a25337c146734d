import type { NumberKind } from '@finance-analyst/figures';

interface FieldWords {
  readonly input: string;
  readonly label: string;
  /** The label to use where no panel is around it; the label without it. */
  readonly fullLabel?: string;
  /** Shown only while another input is shown and has one of these choices. */
  readonly when?: { readonly input: string; readonly is: readonly string[] };
  /** A check of the model whose message is also shown beside the field. */
  readonly check?: string;
}

/** An input that is a number. */
export interface FigureAssumption extends FieldWords {
  readonly control: 'figure';
  readonly kind: NumberKind;
  readonly precision: number;
  readonly step?: number;
  /** Values outside can only be a typing error; the field rejects them. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** A default of 0 means that the input is undecided, so the field is empty. */
  readonly isZeroOpen?: true;
}

/** An input that is one of a few options. */
export interface ChoiceAssumption extends FieldWords {
  readonly control: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** An input that is a day, as ISO text. */
export interface DateAssumption extends FieldWords {
  readonly control: 'date';
}

/** An input with one value, as the analyst edits it. */
export type AssumptionField = FigureAssumption | ChoiceAssumption | DateAssumption;
