/** What a model rests on beside its inputs: the statements of its company, and the years that it forecasts. */
export type ModelBasis = 'statements' | 'years';

/** A part of a change in value per share. */
export interface ValueChangePart {
  /** One input by name, or several that share what they explain together. */
  readonly inputs: readonly string[];
  /** What changed of the basis; together where both did, and with the inputs that only one of the states has. */
  readonly basis: readonly ModelBasis[];
  /** Per share, with its sign. */
  readonly amount: number;
}

/** What explains the change in value per share between two states of a model. */
export interface ValueChange {
  readonly from: number;
  readonly to: number;
  /** They total `to` − `from`; the largest by size first. What has no effect on the value is not among them. */
  readonly parts: readonly ValueChangePart[];
}

/** The change with its parts, per share, or why it cannot be explained. */
export type ValueChangeResult =
  | { readonly ok: true; readonly value: ValueChange }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The inputs that leave no value when only they change, by name. */
      readonly inputs?: readonly string[];
      readonly basis?: readonly ModelBasis[];
    };
