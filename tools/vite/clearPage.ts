import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';

/** Restores the page to its state before a test file, since the next one may be of any library. */
export function clearPage(): void {
  for (const [owner, names] of standIns()) for (const name of names) Reflect.deleteProperty(owner, name);
  // React Aria keeps a reference to its live region and would announce into one that is no longer in the page.
  if (document.querySelector('[data-live-announcer]')) destroyAnnouncer();
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  history.replaceState(null, '', '/');
}

/** What tests substitute for what jsdom lacks, or put in front of what it has. */
const standIns = (): readonly (readonly [owner: object, names: readonly string[]])[] => [
  [globalThis, ['matchMedia', 'ResizeObserver']],
  [Element.prototype, ['checkVisibility', 'scrollIntoView']],
  [document, ['startViewTransition', 'visibilityState']],
];
