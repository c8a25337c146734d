import type { CommandOutcome, CommandWord } from '@finance-analyst/contributions';
import { screenAt, type ScreenDescription } from '@finance-analyst/navigation';
import { messages } from './messages.js';

/** A screen's address as it is typed; the home screen's is the slash alone. */
const addressOf = (path: string): string => (path === '/' ? path : path.slice(1));

/** The screens whose title or address begins so: by the one that does, shown with both. */
export const screensFrom = (screens: readonly ScreenDescription[], typed: string): readonly CommandWord[] => {
  const begins = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase());
  return screens.flatMap(({ title, path }) => {
    const address = addressOf(path);
    const word = begins(address) ? address : begins(title) ? title : null;
    return word === null ? [] : [{ word, label: `${title} (${address})` }];
  });
};

/** The screens meant: the one of this address or title, else those whose title begins so, else those that have it within. */
function screensNamed(screens: readonly ScreenDescription[], name: string) {
  const wanted = name.trim().toLowerCase();
  const exact =
    screenAt(screens, `/${wanted.replace(/^\/+/, '')}`) ??
    screens.find(({ title }) => title.toLowerCase() === wanted);
  if (exact) return [exact];
  const begun = screens.filter(({ title }) => title.toLowerCase().startsWith(wanted));
  return begun.length > 0 ? begun : screens.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** Opens the screen of this title or address, or of a part of one title alone. */
export function openScreen(
  screens: readonly ScreenDescription[],
  word: string,
  navigate: (path: string) => void,
): CommandOutcome {
  const [screen, ...others] = screensNamed(screens, word);
  if (!screen) return { ok: false, reason: messages.noSuchScreen(word) };
  if (others.length > 0) {
    const titles = [screen, ...others].map(({ title }) => title);
    return { ok: false, reason: messages.severalScreens(titles) };
  }
  navigate(screen.path);
  return { ok: true, lines: [screen.title] };
}
