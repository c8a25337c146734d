import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/**
 * Scrolls to the section named in the address and focuses it, even when the screen renders after the browser has
 * looked for it.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    let isEnded = false;
    // After the shell, which scrolls to the top of a new screen in an effect of the same render.
    queueMicrotask(() => {
      const id = decoded(hash);
      const target = isEnded || id === '' ? null : document.getElementById(id);
      if (!target) return;
      if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'start' });
    });
    return () => {
      isEnded = true;
    };
  }, [hash, key]);
}
