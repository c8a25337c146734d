import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { messages } from '../messages.js';

/** Elements that stay in use when the screen changes, such as the terminal. */
const keepsFocus = '[data-keeps-focus]';

/**
 * Follows the person between screens: sets the document's title, focuses the main area and scrolls
 * to the top. A screen changes with its title. Returns the announcement; empty on the first screen.
 */
export function useScreenFocus(main: RefObject<HTMLElement | null>, title: string): string {
  const isBackOrForward = useNavigationType() === 'POP';
  const [screen, setScreen] = useState({ title, moves: 0 });
  if (screen.title !== title) setScreen({ title, moves: screen.moves + 1 });
  const movesSeen = useRef(0);

  useEffect(() => {
    document.title = `${title} · ${messages.productName}`;
  }, [title]);

  useEffect(() => {
    if (screen.moves === movesSeen.current) return;
    movesSeen.current = screen.moves;
    const { activeElement } = document;
    if (!activeElement?.closest(keepsFocus)) main.current?.focus({ preventScroll: true });
    if (!isBackOrForward) window.scrollTo(0, 0);
  }, [screen.moves, isBackOrForward, main]);

  return screen.moves === 0 ? '' : screen.title;
}
