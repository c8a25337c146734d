import { hastenSelectors } from './hastenSelectors.ts';

/**
 * For each of the hundreds of elements that a query by role and name looks at, jsdom evaluates all its style rules and walks
 * the whole page, which is half the time of the tests of a large screen. This gives the same answers faster: unit tests load
 * no style sheets, so an element's box depends only on its tag, a few attributes and inline styles.
 */
export function hastenQueries(page: Window & typeof globalThis): void {
  if (hastened.has(page)) return;
  hastened.add(page);
  hastenStyles(page);
  hastenLabels(page);
  hastenSelectors(page);
}

const hastened = new WeakSet<Window>();

/** Computes the two properties that queries read, display and visibility; jsdom computes all others. */
function hastenStyles(page: Window & typeof globalThis): void {
  const computeStyle = page.getComputedStyle.bind(page);
  const displays = new Map<string, string>();
  const displayOf = (element: Element): string => {
    const ownDisplay = inlineStyle(element, 'display');
    if (ownDisplay) return ownDisplay;
    const kind = boxAttributes.reduce(
      (kinds, name) => `${kinds} ${element.getAttribute(name) ?? '-'}`,
      `${element.namespaceURI} ${element.localName}`,
    );
    const known = displays.get(kind);
    if (known !== undefined) return known;
    const display = computeStyle(element).display;
    displays.set(kind, display);
    return display;
  };
  page.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return computeStyle(element, pseudoElement);
    let computed: CSSStyleDeclaration | undefined;
    const rest = (): CSSStyleDeclaration => (computed ??= computeStyle(element));
    const quick: Readonly<Record<string, () => string>> = {
      display: () => displayOf(element),
      visibility: () => visibilityOf(element) ?? rest().visibility,
    };
    const getPropertyValue = (name: string): string => quick[name]?.() ?? rest().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        const answer = typeof name === 'string' ? quick[name] : undefined;
        if (answer) return answer();
        const value: unknown = Reflect.get(rest(), name);
        return typeof value === 'function' ? value.bind(rest()) : value;
      },
    });
  };
}

/** What the style sheet of every browser makes a box depend on, beside the tag. */
const boxAttributes = ['hidden', 'type', 'open'];

/** Parsing a style attribute is slow, and most do not set the property. */
const inlineStyle = (element: Element, property: 'display' | 'visibility'): string | undefined =>
  element.getAttribute('style')?.includes(property) ? (element as HTMLElement).style[property] : undefined;

/** Undefined where it is not simply that of the nearest inline style. */
function visibilityOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = inlineStyle(at, 'visibility');
    if (own) return own;
    if (at.hasAttribute('hidden')) return undefined;
  }
  return 'visible';
}

/** An element's labels are those that name its id or are around it; jsdom asks every node of the page whose label it is. */
function hastenLabels(page: Window & typeof globalThis): void {
  let known: readonly HTMLLabelElement[] | undefined;
  const forget = (): void => {
    known = undefined;
  };
  const changes = new page.MutationObserver(forget);
  changes.observe(page.document, { subtree: true, childList: true });
  const labels = (): readonly HTMLLabelElement[] => {
    if (changes.takeRecords().length > 0) forget();
    return (known ??= [...page.document.querySelectorAll('label')]);
  };
  for (const { prototype } of [
    page.HTMLInputElement,
    page.HTMLButtonElement,
    page.HTMLSelectElement,
    page.HTMLTextAreaElement,
  ]) {
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'labels') as { get: () => NodeList | null };
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement & { readonly type: string }) {
        if (!this.isConnected || this.getRootNode() !== page.document || this.type === 'hidden')
          return get.call(this);
        return labels().filter((label) => isLabelOf(label, this));
      },
    });
  }
}

const isLabelOf = (label: HTMLLabelElement, element: HTMLElement): boolean => {
  const id = label.getAttribute('for');
  return id === null
    ? label.contains(element) && label.control === element
    : id !== '' && id === element.id && label.ownerDocument.getElementById(id) === element;
};
