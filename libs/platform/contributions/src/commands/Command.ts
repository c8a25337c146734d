import type { KeyCombination } from '../keys/KeyCombination.js';
import type { CommandOutcome } from './CommandOutcome.js';
import type { CommandWord } from './CommandWord.js';

/** The meaning of an argument after the command. */
export interface CommandParameter {
  readonly name: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** For the last parameter: it takes all words to the end of the line, such as a title. */
  readonly takesRest?: boolean;
  /** Words that fit here, given what is typed so far. */
  complete?(typed: string): readonly CommandWord[] | Promise<readonly CommandWord[]>;
}

/** The arguments of a command, by parameter name. */
export type CommandArguments = Readonly<Record<string, string>>;

/**
 * Something a person can make the product do. One entry provides its shortcut, menu item, shortcut overlay entry and
 * terminal command.
 */
export interface Command {
  readonly id: string;
  /** In the menu and in the overlay: `Open the performance dashboard`. */
  readonly title: string;
  /** Its heading: `Screens`, `View`, `Go to`. */
  readonly group: string;
  /** Its terminal word, `performance`; if omitted, the terminal does not have it. */
  readonly word?: string;
  /** An alternative word; no list shows it. */
  readonly otherWord?: string;
  readonly parameters?: readonly CommandParameter[];
  readonly shortcut?: KeyCombination;
  /** Alternative keys. */
  readonly otherShortcut?: KeyCombination;
  /** Whether the shortcut is left to a field while a person types in it. */
  readonly isOffWhileTyping?: boolean;
  /** Whether the keys currently belong to something else, such as a field with uncommitted text. */
  isOff?(): boolean;
  /** Whether it repeats while its keys are held. */
  readonly isRepeated?: boolean;
  run(given?: CommandArguments): CommandOutcome | Promise<CommandOutcome>;
}
