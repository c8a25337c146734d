import { ScrollRegion } from '@finance-analyst/components';
import { describeCombination, type Command, type KeyCombination } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './ShortcutsHelp.module.css';

export interface ShortcutsHelpProps {
  readonly commands: readonly Command[];
  /** Whether it is the keyboard of a Mac. */
  readonly hasCommandKey: boolean;
  readonly isShortcutEnabled: (command: Command) => boolean;
}

type WithKeys = Command & { readonly shortcut: KeyCombination };

const hasKeys = (command: Command): command is WithKeys => command.shortcut !== undefined;

/** Every command that has keys, group by group, and where each of them stands in the menu. */
export function ShortcutsHelp({
  commands,
  hasCommandKey,
  isShortcutEnabled,
}: ShortcutsHelpProps): ReactElement {
  const withKeys = commands.filter(hasKeys);
  const groups = [...new Set(withKeys.map(({ group }) => group))];
  // Nothing in it can have the focus, and the keyboard scrolls only what has it.
  return (
    <ScrollRegion label={messages.shortcuts}>
      <div className={styles['help']}>
        <p className={styles['note']}>{messages.shortcutsNote}</p>
        {withKeys.some((command) => !isShortcutEnabled(command)) && (
          <p className={styles['note']}>{messages.shortcutsOff}</p>
        )}
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3 className={styles['group']}>{group}</h3>
            <dl className={styles['list']}>
              {withKeys
                .filter((command) => command.group === group)
                .map((command) => (
                  <div key={command.id} className={styles['row']}>
                    <dt>{command.title}</dt>
                    {[command.shortcut, command.otherShortcut]
                      .filter((combination) => combination !== undefined)
                      .map((combination) => describeCombination(combination, hasCommandKey))
                      .map((keys) => (
                        <dd key={keys.join(' ')} data-off={!isShortcutEnabled(command)}>
                          {keys.map((key) => (
                            <kbd key={key}>{key}</kbd>
                          ))}
                        </dd>
                      ))}
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </ScrollRegion>
  );
}
