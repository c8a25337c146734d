import type { CommandOutcome, CommandWord } from '@finance-analyst/contributions';
import { screenAt, type ScreenDescription } from '@finance-analyst/navigation';
import { messages } from './messages.js';

/** A screen's address as typed; Home's is the slash alone. */
const addressOf = (path: string): string => (path === '/' ? path : path.slice(1));

/** The screens whose title or address starts so, labeled with both. */
export const screensFrom = (screens: readonly ScreenDescription[], typed: string): readonly CommandWord[] => {
  const begins = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase());
  return screens.flatMap(({ title, path }) => {
    const address = addressOf(path);
    const word = begins(address) ? address : begins(title) ? title : null;
    return word === null ? [] : [{ word, label: `${title} (${address})` }];
  });
};

/** The matching screens: by exact address or title, else by the start of the title, else by a part of it. */
function screensNamed(screens: readonly ScreenDescription[], name: string) {
  const wanted = name.trim().toLowerCase();
  const exact =
    screenAt(screens, `/${wanted.replace(/^\/+/, '')}`) ??
    screens.find(({ title }) => title.toLowerCase() === wanted);
  if (exact) return [exact];
  const begun = screens.filter(({ title }) => title.toLowerCase().startsWith(wanted));
  return begun.length > 0 ? begun : screens.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** Opens the screen with this title or address, or a unique part of a title. */
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
