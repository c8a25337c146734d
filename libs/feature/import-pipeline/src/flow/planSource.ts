import type { ImportDependencies } from '../ImportDependencies.js';
import { importMemoryEntry } from '../remembered/importMemoryEntry.js';
import { rememberedChoices } from '../remembered/rememberedChoices.js';
import { findCandidates } from './findCandidates.js';
import type { ImportState, Planned } from './ImportState.js';
import { openBody } from './openBody.js';
import type { ImportRun } from './useImportRun.js';

/** Plans an import with changed choices; null if it was canceled, or failed and that is shown. */
export async function planSource(
  state: ImportState,
  changes: Partial<ImportState['choices']>,
  {
    workspace,
    entries,
    findInstruments,
  }: Pick<ImportDependencies, 'workspace' | 'entries' | 'findInstruments'>,
  { begin, run, fail }: Pick<ImportRun, 'begin' | 'run' | 'fail'>,
): Promise<Planned | null> {
  const { source, target, reading, options, planned } = state;
  if (!source || !target || !reading) return null;
  const planner = begin('planning');
  const opened = await openBody(workspace, target, reading.currency);
  if (planner.signal.aborted) return null;
  if (!opened.ok) {
    fail('notPlanned', opened.reason);
    return null;
  }
  const body = opened.value;
  const portfolioId = target.kind === 'existing' ? target.id : null;
  const remembered = rememberedChoices(entries.open(importMemoryEntry).read(), portfolioId, reading);
  const choices = planned
    ? { ...state.choices, ...changes }
    : {
        ...state.choices,
        accounts: { ...remembered.accounts, ...state.choices.accounts },
        instruments: { ...remembered.instruments, ...state.choices.instruments },
      };
  const candidates =
    planned?.candidates ??
    (await findCandidates(reading.instruments, body.instruments, findInstruments, planner.signal));
  const matches = Object.values(candidates.byKey).flat();
  const output = await run('notPlanned', source, planner, (workers, bytes, how) =>
    workers.run(
      {
        name: 'plan',
        input: { bytes, options, body, fileName: source.name, choices: { ...choices, matches } },
      },
      how,
    ),
  );
  return output && { ...output, body, choices, candidates };
}
