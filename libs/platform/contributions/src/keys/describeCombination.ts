import type { KeyCombination } from './KeyCombination.js';

const namesOfCodes: Readonly<Record<string, string>> = { Backquote: '`' };
const namesOfKeys: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

const keyName = ({ key = '', code }: KeyCombination): string =>
  code === undefined
    ? (namesOfKeys[key] ?? (key.length === 1 ? key.toUpperCase() : key))
    : (namesOfCodes[code] ?? code.replace(/^(Digit|Key)/, ''));

/**
 * The keys in this keyboard's notation, one by one: `['Ctrl', 'Shift', 'A']`, on a Mac `['⇧', '⌘', 'A']`.
 *
 * @param hasCommandKey whether it is a Mac keyboard
 */
export function describeCombination(combination: KeyCombination, hasCommandKey: boolean): readonly string[] {
  const { primary, control, shift, alt } = combination;
  return [
    ...(control && hasCommandKey ? ['⌃'] : []),
    ...((control || primary) && !hasCommandKey ? ['Ctrl'] : []),
    ...(alt ? [hasCommandKey ? '⌥' : 'Alt'] : []),
    ...(shift ? [hasCommandKey ? '⇧' : 'Shift'] : []),
    ...(primary && hasCommandKey ? ['⌘'] : []),
    keyName(combination),
  ];
}
