import type { SearchState } from '@finance-analyst/components';
import type { Command } from '@finance-analyst/contributions';
import type { ScreenDescription } from '@finance-analyst/navigation';
import { menuCommands } from '../commands/menuCommands.js';
import { screenCommandPrefix } from '../commands/screenCommands.js';
import { messages } from './messages.js';
import { wordsOf } from './wordsOf.js';

type Result = SearchState['results'][number];

export interface PlaceOptions {
  readonly screens: readonly ScreenDescription[];
  readonly commands: readonly Command[];
  /** The keys of a command as this keyboard writes them; undefined where it has none that work. */
  readonly keysOf: (command: Command) => string | undefined;
}

/** What begins the ids of results that are no company. */
export const resultKinds = { model: 'model ', screen: 'screen ', command: 'command ' } as const;

/** More of a group would push the next one out of sight. */
export const mostOfAGroup = 5;

/** Whether each word that was typed begins a word of the text. */
export function matchesWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Screens have an entry of their own, and whoever types here has found the search. */
const isListed = ({ id }: Command): boolean => !id.startsWith(screenCommandPrefix) && id !== 'search.focus';

/** The screens and commands whose names have what was typed. */
export function findPlaces(query: string, { screens, commands, keysOf }: PlaceOptions): readonly Result[] {
  if (wordsOf(query).length === 0) return [];
  const foundScreens = screens
    .filter(({ title, path }) => matchesWords(`${title} ${path}`, query))
    .map(({ path, title, question }): Result => ({
      id: `${resultKinds.screen}${path}`,
      title,
      detail: question,
      group: messages.screens,
    }));
  const foundCommands = menuCommands(commands)
    .filter(isListed)
    .filter(({ title }) => matchesWords(title, query))
    .map((command): Result => {
      const mark = keysOf(command);
      return {
        id: `${resultKinds.command}${command.id}`,
        title: command.title,
        group: messages.commands,
        ...(mark === undefined ? {} : { mark }),
      };
    });
  return [...foundScreens.slice(0, mostOfAGroup), ...foundCommands.slice(0, mostOfAGroup)];
}
