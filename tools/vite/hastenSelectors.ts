/** Finds and tests tags with attributes, which is what queries ask for, without jsdom's whole selector engine. */
export function hastenSelectors(page: Window & typeof globalThis): void {
  const known = new Map<string, Condition | null>();
  const conditionFor = (selector: string): Condition | null => {
    let condition = known.get(selector);
    if (condition === undefined) {
      condition = conditionOf(selector);
      known.set(selector, condition);
    }
    return condition;
  };
  const elements: { matches(selector: string): boolean } = page.Element.prototype;
  const { matches } = elements;
  elements.matches = function (this: Element, selector: string) {
    const condition = conditionFor(selector);
    return condition ? condition(this) : matches.call(this, selector);
  };
  const prototypes: readonly ParentNode[] = [page.Document.prototype, page.Element.prototype];
  for (const prototype of prototypes) {
    const { querySelector, querySelectorAll } = prototype;
    Object.assign(prototype, {
      querySelector(this: ParentNode & Node, selector: string) {
        const condition = conditionFor(selector);
        return condition ? firstWithin(this, condition) : querySelector.call(this, selector);
      },
      querySelectorAll(this: ParentNode & Node, selector: string) {
        const condition = conditionFor(selector);
        return condition
          ? FoundElements.from(allWithin(this, condition))
          : querySelectorAll.call(this, selector);
      },
    });
  }
}

/** Has what a `NodeList` that no longer changes has. */
class FoundElements extends Array<Element> {
  item(index: number): Element | null {
    return this[index] ?? null;
  }
}

const elementsWithin = (root: Node): TreeWalker =>
  (root.ownerDocument ?? (root as Document)).createTreeWalker(root, NodeFilter.SHOW_ELEMENT);

function firstWithin(root: Node, condition: Condition): Element | null {
  const walker = elementsWithin(root);
  for (let element = walker.nextNode(); element; element = walker.nextNode())
    if (condition(element as Element)) return element as Element;
  return null;
}

function allWithin(root: Node, condition: Condition): Element[] {
  const walker = elementsWithin(root);
  const found: Element[] = [];
  for (let element = walker.nextNode(); element; element = walker.nextNode())
    if (condition(element as Element)) found.push(element as Element);
  return found;
}

type Condition = (element: Element) => boolean;

const compound =
  /^([a-z][a-z0-9]*|\*)?((?:\[[a-z-]+(?:~?="[^"\\]*")?\]|:not\(\[[a-z-]+(?:~?="[^"\\]*")?\]\))*)$/u;
const attribute = /(:not\()?\[([a-z-]+)(?:(~?)="([^"\\]*)")?\]/gu;

/** Null for a selector of another form. */
function conditionOf(selector: string): Condition | null {
  const either = selector.split(/, ?/u).map(compoundCondition);
  return either.every((condition) => condition !== null)
    ? (element) => either.some((condition) => condition(element))
    : null;
}

function compoundCondition(selector: string): Condition | null {
  const [whole, tag = '*', attributes = ''] = compound.exec(selector) ?? [];
  if (!whole) return null;
  const conditions = [...attributes.matchAll(attribute)].map(
    ([, not, name = '', word, value]): Condition =>
      (element) =>
        hasAttribute(element, name, value, word === '~') === (not === undefined),
  );
  return (element) =>
    (tag === '*' || element.localName === tag) && conditions.every((condition) => condition(element));
}

function hasAttribute(
  element: Element,
  name: string,
  value: string | undefined,
  isOneOfWords: boolean,
): boolean {
  const own = element.getAttribute(name);
  if (own === null || value === undefined) return own !== null;
  const isSame = (text: string): boolean => text === value || text.toLowerCase() === value;
  return isOneOfWords ? own.split(/\s+/u).some((word) => word !== '' && isSame(word)) : isSame(own);
}
