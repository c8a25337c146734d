import type { Command } from '@finance-analyst/contributions';
import { commandGroups } from './commandGroups.js';
import { focusCommands } from './focusCommands.js';
import { overlayCommands } from './overlayCommands.js';
import { runLater } from './runLater.js';
import { screenCommands } from './screenCommands.js';
import type { ShellCommandDependencies } from './ShellCommandDependencies.js';

/** The address of the address list, in development builds. */
const developmentPath = '/__dev/nav';

/** The shell's commands, for keys, menu and terminal. */
export function shellCommands(dependencies: ShellCommandDependencies): readonly Command[] {
  const { document, window, overlays, isTerminalExpanded, navigate, isDevelopment } = dependencies;
  const tellTerminal = (event: 'cli-toggle' | 'cli-hide') => window.dispatchEvent(new CustomEvent(event));
  return [
    {
      id: 'search.focus',
      title: 'Search companies, screens and commands',
      group: commandGroups.view,
      word: 'search',
      shortcut: { key: 'k', primary: true },
      run: () => {
        const field = document.querySelector<HTMLInputElement>('[role="search"] input');
        field?.focus();
        field?.select();
        return field ? { ok: true } : { ok: false, reason: 'Search is not available on this page.' };
      },
    },
    {
      id: 'terminal.toggle',
      title: 'Open or close the terminal',
      group: commandGroups.view,
      shortcut: { code: 'Backquote', primary: true },
      run: () => {
        tellTerminal('cli-toggle');
        return { ok: true };
      },
    },
    {
      id: 'theme.toggle',
      title: 'Toggle light and dark theme',
      group: commandGroups.view,
      word: 'theme',
      run: runLater(({ toggleTheme }) => {
        toggleTheme(dependencies);
        return { ok: true };
      }),
    },
    ...overlayCommands(overlays, dependencies.overlayManifests),
    {
      id: 'view.close',
      title: 'Close the overlay or the terminal',
      group: commandGroups.view,
      word: 'close',
      otherWord: 'exit',
      shortcut: { key: 'Escape' },
      run: () => {
        if (overlays.openId() !== null) overlays.close();
        else if (isTerminalExpanded()) tellTerminal('cli-hide');
        return { ok: true };
      },
    },
    ...screenCommands(dependencies),
    ...(isDevelopment
      ? [
          {
            id: 'development.addresses',
            title: 'All addresses',
            word: 'addresses',
            group: commandGroups.information,
            shortcut: { key: 'd', alt: true },
            run: () => {
              navigate(developmentPath);
              return { ok: true } as const;
            },
          },
        ]
      : []),
    ...focusCommands(dependencies),
  ];
}
