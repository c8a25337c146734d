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
 * Brings the section that the address names into view and gives it the focus, also when the screen arrives after the
 * browser has looked for it.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    let isEnded = false;
    // After the shell, which moves to the top of a new screen in an effect of the same render.
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
