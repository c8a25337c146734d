import {
  type Command,
  type CommandRegistry,
  describeCombination,
  type KeyCombination,
  type Place,
} from '@finance-analyst/contributions';
import type { GuideSection } from '../user-guide/GuideSection.js';

const written = (keys: KeyCombination, hasCommandKey: boolean): string =>
  `\`\` ${describeCombination(keys, hasCommandKey).join(' ')} \`\``;

const keysOf = ({ shortcut = {} }: Command, hasCommandKey: boolean): string =>
  written(shortcut, hasCommandKey);

const usageOf = ({ word = '', parameters = [] }: Command): string =>
  `\`${[word, ...parameters.map(({ name, isRequired }) => (isRequired ? `<${name}>` : `[${name}]`))].join(' ')}\``;

const meaningOf = ({ title, parameters = [] }: Command): string =>
  [title, ...parameters.map(({ name, description }) => `${name}: ${description}`)].join(' · ');

/** The shortcuts and the terminal's words, from the registry that makes them work, and the keys that places tell. */
export const commandSections = (
  { commands }: Pick<CommandRegistry, 'commands'>,
  places: readonly Place[],
  hasCommandKey: boolean,
): readonly GuideSection[] => [
  {
    id: 'shortcuts',
    title: 'Keyboard shortcuts',
    keywords: ['hotkeys', 'keys'],
    blocks: [
      'Each also has an entry in the menu “Shortcuts and commands” or “Help”, since browsers keep some combinations for themselves. The search at the top finds commands and screens by name.',
      {
        terms: commands
          .filter(({ shortcut }) => shortcut)
          .map((command) => [keysOf(command, hasCommandKey), command.title]),
      },
    ],
  },
  {
    id: 'keys-inside',
    title: 'Keys inside the forecast and the terminal',
    keywords: ['hotkeys', 'arrow keys', 'keys', 'spreadsheet'],
    blocks: [
      'They work while the focus is there. The list of keyboard shortcuts has them too, for as long as the forecast or the terminal is on the screen.',
      ...places.flatMap(({ title, keys }) => [
        `${title}:`,
        {
          terms: keys.map(
            (row) => [row.keys.map((one) => written(one, hasCommandKey)).join(', '), row.title] as const,
          ),
        },
      ]),
    ],
  },
  {
    id: 'terminal',
    title: 'Terminal reference',
    keywords: ['command line', 'console'],
    blocks: [
      'A command is its word and what follows it; quotes keep words together. `help` lists the commands and explains one, `clear` empties the output, `history` lists what was entered. After a `|` an answer is searched with `find`, cut with `first` and `last`, or counted with `count`. `--dry-run` says what a command would do, `--help` explains it.',
      'Only commands of the menus “Shortcuts and commands” and “Help” have words, and `value`; what stands in a screen’s own menus, such as versions or export, has none.',
      {
        terms: commands
          .filter(({ word }) => word !== undefined)
          .map((command) => [usageOf(command), meaningOf(command)]),
      },
    ],
  },
];
