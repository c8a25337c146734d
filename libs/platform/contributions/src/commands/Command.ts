import type { KeyCombination } from '../keys/KeyCombination.js';
import type { CommandOutcome } from './CommandOutcome.js';
import type { CommandWord } from './CommandWord.js';

/** What a word after the command means. */
export interface CommandParameter {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** For the last one: all words to the end of the line belong to it, as those of a title. */
  readonly takesRest?: boolean;
  /** Words that may stand here, given what is typed so far. */
  complete?(typed: string): readonly CommandWord[] | Promise<readonly CommandWord[]>;
}

/** The words after a command, by the names of its parameters. */
export type CommandArguments = Readonly<Record<string, string>>;

/**
 * Something a person can make the product do. One entry serves its shortcut, the menu, the overlay of shortcuts and the
 * terminal.
 */
export interface Command {
  readonly id: string;
  /** In the menu and in the overlay: `Open the performance dashboard`. */
  readonly title: string;
  /** The heading that it stands under: `Screens`, `View`, `Go to`. */
  readonly group: string;
  /** What it is called in the terminal, `performance`; left out, the terminal does not have it. */
  readonly word?: string;
  /** Another word that it is entered by; no list shows it. */
  readonly otherWord?: string;
  readonly parameters?: readonly CommandParameter[];
  readonly shortcut?: KeyCombination;
  /** Other keys that do the same. */
  readonly otherShortcut?: KeyCombination;
  /** Whether the shortcut is left to a field while a person types in it. */
  readonly isOffWhileTyping?: boolean;
  /** Whether the keys belong to something else now, such as a field with words that it has not handed on. */
  isOff?(): boolean;
  /** Whether it runs again and again while its keys are held. */
  readonly isRepeated?: boolean;
  run(given?: CommandArguments): CommandOutcome | Promise<CommandOutcome>;
}
