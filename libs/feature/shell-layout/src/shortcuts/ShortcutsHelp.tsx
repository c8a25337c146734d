import { ScrollRegion } from '@finance-analyst/components';
import type { Command, KeyCombination, KeyScope } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import { KeyGroup } from './KeyGroup.js';
import { messages } from './messages.js';
import styles from './ShortcutsHelp.module.css';

export interface ShortcutsHelpProps {
  readonly commands: readonly Command[];
  /** The visible key scopes. */
  readonly keyScopes: readonly KeyScope[];
  /** Whether it is a Mac keyboard. */
  readonly hasCommandKey: boolean;
  readonly isShortcutEnabled: (command: Command) => boolean;
}

type WithKeys = Command & { readonly shortcut: KeyCombination };

const hasKeys = (command: Command): command is WithKeys => command.shortcut !== undefined;

/**
 * Every command with keys, by group, with its place in the menu; then the keys of the
 * visible key scopes.
 */
export function ShortcutsHelp({
  commands,
  keyScopes,
  hasCommandKey,
  isShortcutEnabled,
}: ShortcutsHelpProps): ReactElement {
  const withKeys = commands.filter(hasKeys);
  const groups = [...new Set(withKeys.map(({ group }) => group))];
  // Nothing in it is focusable, and the keyboard scrolls only a focused element.
  return (
    <ScrollRegion label={messages.title}>
      <div className={styles['help']}>
        <p className={styles['note']}>{messages.note}</p>
        {withKeys.some((command) => !isShortcutEnabled(command)) && (
          <p className={styles['note']}>{messages.off}</p>
        )}
        {groups.map((group) => (
          <KeyGroup
            key={group}
            title={group}
            hasCommandKey={hasCommandKey}
            rows={withKeys
              .filter((command) => command.group === group)
              .map((command) => ({
                id: command.id,
                title: command.title,
                keys: [command.shortcut, command.otherShortcut].filter(
                  (combination) => combination !== undefined,
                ),
                isOff: !isShortcutEnabled(command),
              }))}
          />
        ))}
        {keyScopes.length > 0 && <p className={styles['note']}>{messages.keyScopes}</p>}
        {keyScopes.map(({ id, title, keys }) => (
          <KeyGroup
            key={id}
            title={title}
            hasCommandKey={hasCommandKey}
            rows={keys.map((row) => ({ ...row, id: row.title, isOff: false }))}
          />
        ))}
      </div>
    </ScrollRegion>
  );
}
