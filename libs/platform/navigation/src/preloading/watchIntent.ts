import type { PreloadWindow } from './PreloadWindow.js';

export const hoverDelayMs = 100;

/** Reports the path of an internal link after 100 ms of hover or focus. */
export function watchIntent(window: PreloadWindow, onIntent: (path: string) => void): () => void {
  const { document, location } = window;
  let timer: number | null = null;
  let current: Element | null = null;

  const leave = () => {
    if (timer !== null) window.clearTimeout(timer);
    timer = null;
    current = null;
  };
  const enter = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === current) return;
    leave();
    if (!link) return;
    const { origin, pathname } = new URL(link.href, location.href);
    if (origin !== location.origin) return;
    current = link;
    timer = window.setTimeout(() => {
      timer = null;
      onIntent(pathname);
    }, hoverDelayMs);
  };
  document.addEventListener('pointerover', enter);
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  document.documentElement.addEventListener('pointerleave', leave);
  return () => {
    leave();
    document.removeEventListener('pointerover', enter);
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
    document.documentElement.removeEventListener('pointerleave', leave);
  };
}
