import type { Command } from '@finance-analyst/contributions';
import { messages } from '../messages.js';
import { commandGroups } from './commandGroups.js';
import { loadRuns, runLater } from './runLater.js';
import type { ShellCommandDependencies } from './ShellCommandDependencies.js';

/** The id prefix of commands that open a screen. */
export const screenCommandPrefix = 'screen.';

/** The groups of screens in the Help menu instead of the navigation, in order. */
const helpGroups = ['help', 'diagnostics', 'information'] as const;

/** Commands that open screens: one for each outside the navigation, and one for the terminal. */
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
          complete: async (typed) => (await loadRuns()).screensFrom(screens, typed),
        },
      ],
      run: runLater(({ openScreen }, given) => openScreen(screens, given?.['screen'] ?? '', navigate)),
    },
  ];
}
