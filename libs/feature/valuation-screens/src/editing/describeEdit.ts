import type { AssumptionRow } from '@finance-analyst/documents';
import type { FigureFormat, FigureFormatting, FigureScale } from '@finance-analyst/figures';
import { assumptionGroups, type AssumptionField } from '../assumptions/assumptionGroups.js';
import { amountPrecision } from '../model/amountPrecision.js';
import { shareScaleOf } from '../model/shareScaleOf.js';
import { driverFormat, forecastRows } from '../forecast/forecastRows.js';

interface EditedInput {
  readonly label: string;
  /** As its field writes it. */
  readonly format: FigureFormat;
  /** The names of its choices. */
  readonly choices: ReadonlyMap<string, string>;
}

const noChoices: EditedInput['choices'] = new Map();

const editedField = (field: AssumptionField): EditedInput =>
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

const inputs: ReadonlyMap<string, EditedInput> = new Map<string, EditedInput>([
  ...forecastRows
    .filter(({ role }) => role === 'driver')
    .map(
      ({ name, fullLabel }) =>
        [name, { label: fullLabel, format: driverFormat, choices: noChoices }] as const,
    ),
  ...assumptionGroups.flatMap(({ fields }) =>
    fields.map((field) => [field.input, editedField(field)] as const),
  ),
]);

/** An input as undo names it. */
export const inputLabel = (input: string): string => inputs.get(input)?.label ?? input;

/** An edit of a row in the words of its field: `Growth 2027 to 2.0%`, `Discounting: End of year`. */
export function describeEdit(
  { input }: Pick<AssumptionRow, 'input'>,
  value: number | string,
  given: {
    /** The year that the row stands for; null for an input that has one value. */
    readonly year: string | null;
    readonly currency: string;
    readonly scale: FigureScale;
    readonly format: FigureFormatting['format'];
  },
): string {
  const { year, currency, scale, format } = given;
  const edited = inputs.get(input);
  const name = [inputLabel(input), year].filter(Boolean).join(' ');
  if (typeof value === 'string') return `${name}: ${edited?.choices.get(value) ?? value}`;
  const asEntered: FigureFormat = { kind: 'number', ...edited?.format, currency, scale };
  const precision = asEntered.kind === 'amount' ? amountPrecision(scale) : asEntered.precision;
  const counted = asEntered.kind === 'count' ? shareScaleOf(scale) : scale;
  return `${name} to ${format(value, { ...asEntered, precision, scale: counted })}`;
}
