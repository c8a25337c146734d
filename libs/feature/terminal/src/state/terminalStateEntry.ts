import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';

export interface StoredTerminalState {
  readonly isExpanded: boolean;
  /** When it was last opened or closed: ISO 8601, UTC. */
  readonly lastUpdated?: string;
}

/** Whether the terminal is open. */
export const terminalStateEntry = defineEntry<StoredTerminalState>({
  key: 'fa_cli_state',
  parse: (stored) => {
    if (stored === undefined) return sound({ isExpanded: false });
    const isExpanded = fieldsOf(stored)?.['isExpanded'];
    return typeof isExpanded === 'boolean' ? sound({ isExpanded }) : damaged({ isExpanded: false });
  },
  describe: 'Whether the terminal is open, and since when.',
  whenDamaged: 'Terminal: starts closed, unless the settings say otherwise.',
  clearedWith: 'settings',
  isReadAtStart: true,
  inBackup: true,
});
