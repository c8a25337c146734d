import type { KeyCombination } from '../keys/KeyCombination.js';
import { matchesCombination, type PressedKey } from '../keys/matchesCombination.js';
import type { Command } from './Command.js';

/** The commands there are, in the order in which they were given. */
export interface CommandRegistry {
  /** The same list until a screen comes or goes. */
  readonly commands: readonly Command[];
  /** The command with this word in the terminal, in either case. */
  findByWord(word: string): Command | null;
  findByKeys(pressed: PressedKey, isTyping: boolean): Command | null;
  /** Adds the commands of what is on the screen now. Returns how to take them away with it. */
  offer(commands: readonly Command[]): () => void;
  /** Calls the listener after commands came or went. Returns how to stop that. */
  subscribe(listener: () => void): () => void;
}

const combinationsOf = ({ shortcut, otherShortcut }: Command): readonly KeyCombination[] =>
  [shortcut, otherShortcut].filter((combination) => combination !== undefined);

const wordsOf = ({ word, otherWord }: Command): readonly string[] =>
  [word, otherWord].filter((given) => given !== undefined).map((given) => given.toLowerCase());

const writtenDown = (combination: KeyCombination): string =>
  JSON.stringify(Object.entries(combination).sort());

const firstRepeated = (values: readonly (string | null | undefined)[]): string | null =>
  values.find((value, index): value is string => value != null && values.indexOf(value) !== index) ?? null;

function refuseRepeated(commands: readonly Command[]): void {
  const repeated =
    firstRepeated(commands.map(({ id }) => id)) ??
    firstRepeated(commands.flatMap(wordsOf)) ??
    firstRepeated(commands.flatMap(combinationsOf).map(writtenDown));
  if (repeated !== null) throw new Error(`Two commands share ${repeated}.`);
}

/** Makes the registry. Throws when two commands share an id, a word or a shortcut: only one of them could be reached. */
export function createCommandRegistry(given: readonly Command[]): CommandRegistry {
  const listeners = new Set<() => void>();
  let commands = given;
  refuseRepeated(commands);
  const change = (next: readonly Command[]): void => {
    commands = next;
    for (const listener of listeners) listener();
  };
  return {
    get commands() {
      return commands;
    },
    findByWord: (word) => commands.find((command) => wordsOf(command).includes(word.toLowerCase())) ?? null,
    findByKeys: (pressed, isTyping) =>
      commands.find(
        (command) =>
          combinationsOf(command).some((combination) => matchesCombination(pressed, combination)) &&
          !(isTyping && command.isOffWhileTyping) &&
          !command.isOff?.(),
      ) ?? null,
    offer: (more) => {
      const next = [...commands, ...more];
      refuseRepeated(next);
      change(next);
      return () => {
        change(commands.filter((command) => !more.includes(command)));
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
