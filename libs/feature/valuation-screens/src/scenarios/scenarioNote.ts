import type { ModelTemplate, Scenario } from '@finance-analyst/documents';
import { localReason } from '@finance-analyst/figures';
import { isOwnScenario } from '@finance-analyst/valuation';
import { inputLabel } from '../editing/inputWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';

/** What a scenario assumes: the reason of one from the company's history, or what one that the analyst added sets. */
export function scenarioNote(
  scenario: Scenario,
  template: ModelTemplate,
  {
    formatting,
    isReadOnly,
  }: { readonly formatting: Parameters<typeof localReason>[1]; readonly isReadOnly: boolean },
): string {
  const { note, rows } = scenario;
  const isOwn = isOwnScenario(scenario);
  const view = methodViewOf(template);
  return messages.note(localReason(note, formatting), {
    isEdited: !isOwn && rows.some(({ edited }) => edited === true),
    set: isOwn ? [...new Set(rows.map(({ input }) => inputLabel(input, view)))] : [],
    isReadOnly,
  });
}
