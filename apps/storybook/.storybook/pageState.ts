/** Page state that a story may change and leave to the next one. */
export interface PageState {
  readonly children: ReadonlySet<Element>;
  /** Of the root element and of the body. */
  readonly attributes: readonly (readonly [element: Element, texts: ReadonlyMap<string, string>])[];
  readonly values: readonly (readonly [owner: object, name: string, value: unknown])[];
  readonly address: string;
  readonly title: string;
}

/** Globals that a story may replace. */
const replaceable = (): readonly (readonly [owner: object, names: readonly string[]])[] => [
  [
    globalThis,
    ['Date', 'fetch', 'matchMedia', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'ResizeObserver'],
  ],
  [navigator, ['onLine', 'share', 'storage', 'userAgent']],
  [document, ['hidden', 'startViewTransition', 'visibilityState']],
];

export const readPage = (): PageState => ({
  children: new Set(document.body.children),
  attributes: [document.documentElement, document.body].map((element) => [element, textsOf(element)]),
  values: replaceable().flatMap(([owner, names]) =>
    names.map((name) => [owner, name, Reflect.get(owner, name)] as const),
  ),
  address: location.href,
  title: document.title,
});

const textsOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(
    element
      .getAttributeNames()
      .map((name) => [name, element.getAttribute(name) ?? ''] as const)
      // Removing a style leaves the attribute behind, and the accessibility addon leaves an empty filter.
      .filter(([name, text]) => name !== 'style' || !['', 'filter: none;'].includes(text)),
  );

/** React Aria's live region is permanent, in every page of the product too. */
const isAnnouncer = (element: Element): boolean => element.hasAttribute('data-live-announcer');

const addedTo = (found: PageState): readonly Element[] =>
  [...document.body.children].filter((element) => !found.children.has(element) && !isAnnouncer(element));

/** The changes left behind, for the failure message. */
export function whatIsLeft(found: PageState): readonly string[] {
  return [
    ...addedTo(found).map((element) => element.outerHTML.slice(0, 200)),
    ...found.attributes.flatMap(([element, before]) => {
      const after = textsOf(element);
      return [...new Set([...before.keys(), ...after.keys()])]
        .filter((name) => before.get(name) !== after.get(name))
        .map((name) => `${element.localName} ${name}="${after.get(name) ?? ''}"`);
    }),
    ...found.values
      .filter(([owner, name, value]) => Reflect.get(owner, name) !== value)
      .map(([, name]) => `another ${name}`),
    ...(location.href === found.address ? [] : [`the address ${location.href}`]),
  ];
}

/**
 * Takes back what was changed, also by a story that failed before it could. The title is for a screen to change, and the
 * clipboard for the library that types as a person does.
 */
export function restorePage(found: PageState): void {
  for (const element of addedTo(found)) element.remove();
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) log.replaceChildren();
  for (const [element, before] of found.attributes) {
    for (const name of element.getAttributeNames()) if (!before.has(name)) element.removeAttribute(name);
    for (const [name, text] of before)
      if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  for (const [owner, name, value] of found.values) {
    if (Reflect.get(owner, name) === value) continue;
    // If it only shadowed an inherited property, deleting it is enough.
    Reflect.deleteProperty(owner, name);
    if (Reflect.get(owner, name) !== value)
      Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  }
  // Storybook pauses animations while axe runs, and resumes them only if axe found nothing.
  for (const style of document.head.querySelectorAll('style:not([data-vite-dev-id])'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  if (location.href !== found.address) history.replaceState(null, '', found.address);
  document.title = found.title;
  Reflect.deleteProperty(navigator, 'clipboard');
  scrollTo(0, 0);
}
