import { IconButton, Menu, type MenuEntry } from '@finance-analyst/components';
import { describeCombination, type Command } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import { menuCommands } from '../commands/menuCommands.js';
import { messages } from '../messages.js';

export interface CommandMenuProps {
  readonly commands: readonly Command[];
  /** Whether it is the keyboard of a Mac. */
  readonly hasCommandKey: boolean;
  readonly isShortcutEnabled: (command: Command) => boolean;
  readonly onCommand: (command: Command) => void;
}

/** Every command behind one button, each with its keys, since browsers keep some combinations for themselves. */
export function CommandMenu({
  commands,
  hasCommandKey,
  isShortcutEnabled,
  onCommand,
}: CommandMenuProps): ReactElement {
  const shown = menuCommands(commands);
  const keysOf = (command: Command) =>
    command.shortcut && isShortcutEnabled(command)
      ? describeCombination(command.shortcut, hasCommandKey).join(' ')
      : undefined;
  const items = shown.flatMap((command, index): MenuEntry[] => [
    ...(index > 0 && shown[index - 1]?.group !== command.group
      ? [{ kind: 'separator' as const, id: `before ${command.id}` }]
      : []),
    { id: command.id, label: command.title, keys: keysOf(command) },
  ]);
  return (
    <Menu
      label={messages.commands}
      trigger={<IconButton icon="help" label={messages.commands} />}
      items={items}
      onAction={(id) => {
        const command = shown.find((candidate) => candidate.id === id);
        if (command) onCommand(command);
      }}
    />
  );
}
