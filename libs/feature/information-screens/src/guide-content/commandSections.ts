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
    id: 'forecast-cells',
    title: 'Copying, pasting and calculating in the forecast',
    keywords: [
      'excel',
      'google sheets',
      'spreadsheet',
      'copy',
      'paste',
      'fill right',
      'formula',
      'clipboard',
    ],
    blocks: [
      'Cells copied from Excel or Google Sheets can be pasted into the forecast. Each is read as if you typed it there: in a row of rates, 11% and 11 both mean 11%, and a fraction below one is a rate below 1%. Empty cells leave what is there. If one cell cannot be read, or a calculated or filed figure would be overwritten, nothing is pasted and the message names the cell. A pasted block is one step of undo.',
      'Select cells with Shift and the arrow keys, by dragging, or with Shift and a click. Copied cells are plain numbers with all their digits: rates with %, amounts in the unit of the table.',
      'Amounts are in the unit that stands in the heading of the forecast, such as millions. It belongs to the model and can be changed there; entries are read in it.',
      'An entry that begins with = is calculated, as in =12*3: + − × ÷ ^ % and parentheses, in any field for a figure.',
      'Taxes, depreciation, capital expenditure and working capital show their rate beside the name; press it to edit the rate of each year.',
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
      'Only commands of the menus “Shortcuts and commands” and “Help” have words, and `value`; the buttons and menus of a screen, such as “Versions” and “Export”, have none.',
      {
        terms: commands
          .filter(({ word }) => word !== undefined)
          .map((command) => [usageOf(command), meaningOf(command)]),
      },
    ],
  },
];
