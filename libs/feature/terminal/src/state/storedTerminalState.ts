/** The entry of the browser's storage that says whether the terminal is open. */
export const terminalStateKey = 'fa_cli_state';

/** Whether what is stored is no state of the terminal, which then starts closed. */
export function isTerminalStateUnreadable(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    if (storage.getItem(terminalStateKey) === null) return false;
  } catch {
    return false;
  }
  return typeof readTerminalFields(storage)['isExpanded'] !== 'boolean';
}

/** The fields of the stored state; none where there is no such object, or the browser refuses to say. */
export function readTerminalFields(storage: Pick<Storage, 'getItem'>): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(terminalStateKey) ?? 'null');
    return parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
}
