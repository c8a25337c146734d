import type { AssumptionField } from './AssumptionField.js';
import type { MethodView } from './MethodView.js';

/** Whether the choices of a model let an input count. One without a field, such as a driver, always does. */
export function isShown(
  input: string,
  view: Pick<MethodView, 'assumptionGroups'>,
  choiceOf: (input: string) => unknown,
): boolean {
  const fields = view.assumptionGroups.flatMap((group): readonly AssumptionField[] => group.fields);
  const when = fields.find((field) => field.input === input)?.when;
  if (!when) return true;
  const choice = choiceOf(when.input);
  const isChosen = choice === undefined || when.is.some((option) => option === choice);
  return isChosen && isShown(when.input, view, choiceOf);
}
