import type { FigureFormat, FigureScale } from '@finance-analyst/figures';
import { assumptionGroups, type AssumptionField } from '../assumptions/assumptionGroups.js';
import { driverFormat, forecastRows } from '../forecast/forecastRows.js';
import { amountPrecision } from '../model/amountPrecision.js';
import { shareScaleOf } from '../model/shareScaleOf.js';

/** An input of a model as its field names and writes it. */
export interface InputWords {
  readonly label: string;
  readonly format: FigureFormat;
  /** The names of its choices. */
  readonly choices: ReadonlyMap<string, string>;
}

const noChoices: InputWords['choices'] = new Map();

const wordsOfField = (field: AssumptionField): InputWords =>
  field.control === 'choice'
    ? {
        label: field.label,
        format: { kind: 'number' },
        choices: new Map(field.options.map(({ value, label }) => [value, label])),
      }
    : {
        label: field.label,
        format: { kind: field.kind, precision: field.precision },
        choices: noChoices,
      };

const inputs: ReadonlyMap<string, InputWords> = new Map<string, InputWords>([
  ...forecastRows
    .filter(({ role }) => role === 'driver')
    .map(
      ({ name, fullLabel }) =>
        [name, { label: fullLabel, format: driverFormat, choices: noChoices }] as const,
    ),
  ...assumptionGroups.flatMap(({ fields }) =>
    fields.map((field) => [field.input, wordsOfField(field)] as const),
  ),
]);

/** The words of an input, its amounts in the currency and the scale given. */
export function inputWords(
  input: string,
  { currency, scale }: { readonly currency: string; readonly scale: FigureScale },
): InputWords {
  const words = inputs.get(input) ?? { label: input, format: { kind: 'number' }, choices: noChoices };
  const { kind } = words.format;
  const precision = kind === 'amount' ? amountPrecision(scale) : words.format.precision;
  const counted = kind === 'count' ? shareScaleOf(scale) : scale;
  return { ...words, format: { kind, currency, precision, scale: counted } };
}

/** An input as undo names it. */
export const inputLabel = (input: string): string => inputs.get(input)?.label ?? input;
