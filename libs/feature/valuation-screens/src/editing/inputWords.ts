import { amountPrecision, type FigureFormat, type FigureScale, shareScaleOf } from '@finance-analyst/figures';
import type { AssumptionField } from '../method/AssumptionField.js';
import type { MethodView } from '../method/MethodView.js';
import { rowFormat } from '../method/rowFormat.js';

/** An input of a model as its field names and writes it. */
export interface InputWords {
  readonly label: string;
  readonly format: FigureFormat;
  /** The names of its choices. */
  readonly choices: ReadonlyMap<string, string>;
}

const noChoices: InputWords['choices'] = new Map();

function wordsOfField(field: AssumptionField): InputWords {
  const { fullLabel: label = field.label } = field;
  switch (field.control) {
    case 'choice':
      return {
        label,
        format: { kind: 'number' },
        choices: new Map(field.options.map((option) => [option.value, option.label])),
      };
    case 'date':
      return { label, format: { kind: 'date' }, choices: noChoices };
    case 'figure':
      return { label, format: { kind: field.kind, precision: field.precision }, choices: noChoices };
  }
}

const noWords = (input: string): InputWords => ({
  label: input,
  format: { kind: 'number' },
  choices: noChoices,
});

/** The words of an input, its amounts in the currency and the scale given. */
export function inputWords(
  input: string,
  {
    view,
    currency,
    scale,
  }: { readonly view: MethodView; readonly currency: string; readonly scale: FigureScale },
): InputWords {
  const driver = view.forecastRows.find(({ name, role }) => role === 'driver' && name === input);
  if (driver)
    return { label: driver.fullLabel, format: rowFormat(driver, { currency, scale }), choices: noChoices };
  const field = view.assumptionGroups.flatMap(({ fields }) => fields).find((one) => one.input === input);
  const words = field ? wordsOfField(field) : noWords(input);
  const { kind } = words.format;
  const precision = kind === 'amount' ? amountPrecision(scale) : words.format.precision;
  const counted = kind === 'count' ? shareScaleOf(scale) : scale;
  return { ...words, format: { kind, currency, precision, scale: counted } };
}

/** An input as undo names it. */
export const inputLabel = (input: string, view: MethodView): string =>
  inputWords(input, { view, currency: '', scale: 'units' }).label;
