import type { Command } from '@finance-analyst/contributions';
import { messages } from '../messages.js';
import { commandGroups } from './commandGroups.js';
import type { ShellCommandDependencies } from './ShellCommandDependencies.js';

/** What the ids of commands begin with that open one screen. */
export const screenCommandPrefix = 'screen.';

/** The groups of screens that the navigation leaves to the menu Help, in their order there. */
const helpGroups = ['help', 'diagnostics', 'information'] as const;

const loadOpener = () => import('./openScreen.js');

/** Commands that lead to screens: one for each that the navigation leaves out, and one for the terminal. */
export function screenCommands({
  screens,
  navigate,
}: Pick<ShellCommandDependencies, 'screens' | 'navigate'>): readonly Command[] {
  return [
    ...helpGroups.flatMap((group) =>
      screens
        .filter((screen) => screen.group === group)
        .map(({ id, title, path }): Command => ({
          id: `${screenCommandPrefix}${id}`,
          title,
          group: commandGroups[group],
          run: () => {
            navigate(path);
            return { ok: true };
          },
        })),
    ),
    {
      id: 'screen.open',
      title: 'Open a screen',
      group: commandGroups.information,
      word: 'open',
      parameters: [
        {
          name: 'screen',
          description: messages.screenParameter,
          isRequired: true,
          takesRest: true,
          complete: async (typed) => (await loadOpener()).screensFrom(screens, typed),
        },
      ],
      run: async (given) => (await loadOpener()).openScreen(screens, given?.['screen'] ?? '', navigate),
    },
  ];
}
