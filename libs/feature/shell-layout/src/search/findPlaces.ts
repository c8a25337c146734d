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
  /** A command's keys in this keyboard's notation; undefined if none work. */
  readonly keysOf: (command: Command) => string | undefined;
}

/** The id prefixes of results that are not companies. */
export const resultKinds = { model: 'model ', screen: 'screen ', command: 'command ' } as const;

/** More results in a group would push the next one out of view. */
export const mostOfAGroup = 5;

/** Whether each typed word starts a word of the text. */
export function matchesWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Screens have their own entries, and the search itself is already open. */
const isListed = ({ id }: Command): boolean => !id.startsWith(screenCommandPrefix) && id !== 'search.focus';

/** The screens and commands whose names match the query. */
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
