import { IconButton, Menu, type IconName, type MenuEntry } from '@finance-analyst/components';
import { describeCombination, type Command } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';

export interface CommandMenuProps {
  readonly label: string;
  readonly icon: IconName;
  readonly commands: readonly Command[];
  /** Whether it is a Mac keyboard. */
  readonly hasCommandKey: boolean;
  readonly isShortcutEnabled: (command: Command) => boolean;
  readonly onCommand: (command: Command) => void;
}

/** Commands behind one button, each with its keys, since browsers reserve some combinations. */
export function CommandMenu({
  label,
  icon,
  commands,
  hasCommandKey,
  isShortcutEnabled,
  onCommand,
}: CommandMenuProps): ReactElement {
  const keysOf = (command: Command) =>
    command.shortcut && isShortcutEnabled(command)
      ? describeCombination(command.shortcut, hasCommandKey).join(' ')
      : undefined;
  const items = commands.flatMap((command, index): MenuEntry[] => [
    ...(index > 0 && commands[index - 1]?.group !== command.group
      ? [{ kind: 'separator' as const, id: `before ${command.id}` }]
      : []),
    { id: command.id, label: command.title, keys: keysOf(command) },
  ]);
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={icon} label={label} />}
      items={items}
      onAction={(id) => {
        const command = commands.find((candidate) => candidate.id === id);
        if (command) onCommand(command);
      }}
    />
  );
}
