import type { KeyCombination } from '../keys/KeyCombination.js';
import { matchesCombination, type PressedKey } from '../keys/matchesCombination.js';
import type { Place } from '../places/Place.js';
import type { Command } from './Command.js';

/** The current commands, in registration order, and the places with their own keys. */
export interface CommandRegistry {
  /** The same list until commands change. */
  readonly commands: readonly Command[];
  /** The same list until places change. */
  readonly places: readonly Place[];
  /** The command with this terminal word, in any case. */
  findByWord(word: string): Command | null;
  findByKeys(pressed: PressedKey, isTyping: boolean): Command | null;
  /** Adds the commands of a feature or the current screen. Returns the function that removes them. */
  offer(commands: readonly Command[]): () => void;
  /** Adds the keys of a place that is shown. Returns the function that removes them. */
  tell(place: Place): () => void;
  /** Calls the listener when commands or places change. Returns the unsubscribe function. */
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
  let places: readonly Place[] = [];
  // Each instance of a place counts separately: a screen may show it more than once.
  const showings = new Set<{ readonly place: Place }>();
  refuseRepeated(commands);
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const change = (next: readonly Command[]): void => {
    commands = next;
    announce();
  };
  const listPlaces = (): void => {
    const shown = new Map([...showings].map(({ place }) => [place.id, place]));
    // A place stays in the list until its last instance is gone.
    const ids = new Set([...places.map(({ id }) => id), ...shown.keys()]);
    const next = [...ids].flatMap((id) => shown.get(id) ?? []);
    if (next.length === places.length && next.every((place, index) => place === places[index])) return;
    places = next;
    announce();
  };
  return {
    get commands() {
      return commands;
    },
    get places() {
      return places;
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
    tell: (place) => {
      const showing = { place };
      showings.add(showing);
      listPlaces();
      return () => {
        showings.delete(showing);
        listPlaces();
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
