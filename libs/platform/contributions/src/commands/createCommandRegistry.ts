import type { KeyCombination } from '../keys/KeyCombination.js';
import { matchesCombination, type PressedKey } from '../keys/matchesCombination.js';
import type { KeyScope } from '../key-scopes/KeyScope.js';
import type { Command } from './Command.js';

/** The current commands, in registration order, and the key scopes. */
export interface CommandRegistry {
  /** The same list until commands change. */
  readonly commands: readonly Command[];
  /** The same list until key scopes change. */
  readonly keyScopes: readonly KeyScope[];
  /** The command with this terminal word, in any case. */
  findByWord(word: string): Command | null;
  findByKeys(pressed: PressedKey, isTyping: boolean): Command | null;
  /** Adds the commands of a feature or the current screen. Returns the function that removes them. */
  register(commands: readonly Command[]): () => void;
  /** Adds a key scope that is shown. Returns the function that removes them. */
  registerKeyScope(scope: KeyScope): () => void;
  /** Calls the listener when commands or key scopes change. Returns the unsubscribe function. */
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

/** Makes the registry. Throws if two commands share an id, a word or a shortcut: only one of them could be reached. */
export function createCommandRegistry(given: readonly Command[]): CommandRegistry {
  const listeners = new Set<() => void>();
  let commands = given;
  let keyScopes: readonly KeyScope[] = [];
  // Each instance of a key scope counts separately: a screen may show it more than once.
  const showings = new Set<{ readonly scope: KeyScope }>();
  refuseRepeated(commands);
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const change = (next: readonly Command[]): void => {
    commands = next;
    announce();
  };
  const listKeyScopes = (): void => {
    const shown = new Map([...showings].map(({ scope }) => [scope.id, scope]));
    // A key scope stays in the list until its last instance is gone.
    const ids = new Set([...keyScopes.map(({ id }) => id), ...shown.keys()]);
    const next = [...ids].flatMap((id) => shown.get(id) ?? []);
    if (next.length === keyScopes.length && next.every((scope, index) => scope === keyScopes[index])) return;
    keyScopes = next;
    announce();
  };
  return {
    get commands() {
      return commands;
    },
    get keyScopes() {
      return keyScopes;
    },
    findByWord: (word) => commands.find((command) => wordsOf(command).includes(word.toLowerCase())) ?? null,
    findByKeys: (pressed, isTyping) =>
      commands.find(
        (command) =>
          combinationsOf(command).some((combination) => matchesCombination(pressed, combination)) &&
          !(isTyping && command.isOffWhileTyping) &&
          !command.isOff?.(),
      ) ?? null,
    register: (more) => {
      const next = [...commands, ...more];
      refuseRepeated(next);
      change(next);
      return () => {
        change(commands.filter((command) => !more.includes(command)));
      };
    },
    registerKeyScope: (scope) => {
      const showing = { scope };
      showings.add(showing);
      listKeyScopes();
      return () => {
        showings.delete(showing);
        listKeyScopes();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
