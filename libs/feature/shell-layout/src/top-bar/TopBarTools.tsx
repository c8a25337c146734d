import { useRegisteredCommands, type Command } from '@finance-analyst/contributions';
import { memo, type ReactElement } from 'react';
import { helpCommands, shortcutCommands } from '../commands/menuCommands.js';
import { messages } from '../messages.js';
import type { ShellTools } from '../ShellTools.js';
import { CommandMenu } from './CommandMenu.js';
import { NewsButton } from './NewsButton.js';
import { NotificationsButton } from './NotificationsButton.js';
import styles from './TopBar.module.css';
import { topBarOverlays } from './topBarOverlays.js';

export interface TopBarToolsProps {
  readonly tools: Pick<ShellTools, 'registry' | 'hasCommandKey' | 'isShortcutEnabled' | 'overlays'>;
  readonly hasNews: boolean;
  readonly unreadCount: number;
  readonly onCommand: (command: Command) => void;
}

/** What's new, notifications, commands and help. */
export const TopBarTools = memo(function TopBarTools({
  tools,
  hasNews,
  unreadCount,
  onCommand,
}: TopBarToolsProps): ReactElement {
  const { overlays } = tools;
  const commands = useRegisteredCommands(tools.registry);
  const menu = {
    hasCommandKey: tools.hasCommandKey,
    isShortcutEnabled: tools.isShortcutEnabled,
    onCommand,
  };
  const opens = (id: string) => () => {
    overlays.open(id);
  };
  return (
    <>
      <span className={styles['wide']}>
        <NewsButton hasNews={hasNews} onPress={opens(topBarOverlays.news)} />
      </span>
      <NotificationsButton unreadCount={unreadCount} onPress={opens(topBarOverlays.notifications)} />
      <span className={styles['wide']}>
        <CommandMenu
          {...menu}
          icon="keyboard"
          label={messages.shortcutsMenu}
          commands={shortcutCommands(commands)}
        />
      </span>
      <CommandMenu {...menu} icon="help" label={messages.help} commands={helpCommands(commands)} />
    </>
  );
});
