import type { PanelState } from './PanelState.js';

/** Why a panel has nothing to show, in sentences; null if it has something or is loading. */
export function panelProblem(state: PanelState | null | undefined): string | null {
  if (state?.kind !== 'empty' && state?.kind !== 'failed') return null;
  return [state.title, state.message]
    .filter((text) => text !== undefined && text !== '')
    .map((text) => (/[.!?]$/u.test(text ?? '') ? text : `${text}.`))
    .join(' ');
}
