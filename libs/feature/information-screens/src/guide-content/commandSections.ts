import {
  type Command,
  type CommandRegistry,
  describeCombination,
  type KeyCombination,
  type KeyScope,
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

/** The shortcuts and the terminal's commands from the registry, and the keys of the key scopes. */
export const commandSections = (
  { commands }: Pick<CommandRegistry, 'commands'>,
  keyScopes: readonly KeyScope[],
  hasCommandKey: boolean,
): readonly GuideSection[] => [
  {
    id: 'shortcuts',
    title: 'Keyboard shortcuts',
    keywords: ['hotkeys', 'keys'],
    blocks: [
      'Each is also in the “Shortcuts and commands” or “Help” menu, because browsers reserve some key combinations. The search at the top finds commands and screens by name.',
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
      'Cells copied from Excel or Google Sheets can be pasted into the forecast. Each is read as if you typed it: in a row of rates, 11% and 11 both mean 11%, and a fraction below one is a rate below 1%. Empty cells change nothing. If a cell cannot be read, or a calculated or filed figure would be overwritten, nothing is pasted and the message names the cell. A pasted block is one undo step.',
      'Select cells with Shift and the arrow keys, by dragging, or with Shift+click. Copied cells are plain numbers at full precision: rates with %, amounts in the table’s unit.',
      'Amounts are in the unit shown in the forecast heading, such as millions. Change it there; it is saved with the model, and entries are read in it.',
      'Any figure field calculates an entry that begins with =, such as =12*3, using + − × ÷ ^ % and parentheses.',
      'Taxes, depreciation, capital expenditure and working capital show their rate beside the name; press it to edit the rate for each year.',
    ],
  },
  {
    id: 'keys-inside',
    title: 'Keys inside the forecast and the terminal',
    keywords: ['hotkeys', 'arrow keys', 'keys', 'spreadsheet'],
    blocks: [
      'These keys work while the forecast or the terminal has the focus. The list of keyboard shortcuts also shows them while that part is on the screen.',
      ...keyScopes.flatMap(({ title, keys }) => [
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
      'A command is a word followed by its parameters; quotes group words. `help` lists the commands or explains one, `clear` empties the output, `history` lists past entries. After a `|`, filter the output with `find`, `first` and `last`, or count it with `count`. `--dry-run` shows what a command would do, `--help` explains it.',
      'The terminal runs the commands in the “Shortcuts and commands” and “Help” menus, and `value`; the buttons and menus of a screen, such as “Versions” and “Compare”, have no command.',
      {
        terms: commands
          .filter(({ word }) => word !== undefined)
          .map((command) => [usageOf(command), meaningOf(command)]),
      },
    ],
  },
];
