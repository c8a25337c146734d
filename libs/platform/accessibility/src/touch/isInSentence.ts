const links = 'a, button, [role="link"], [role="button"]';

/** Whether a link runs within a line of text. Links next to links do not count. */
export function isInSentence(element: HTMLElement): boolean {
  const { defaultView } = element.ownerDocument;
  if (!defaultView || !element.matches('a[href], [role="link"]')) return false;
  const isInline = (node: Element): boolean => defaultView.getComputedStyle(node).display === 'inline';
  if (!isInline(element)) return false;
  let block = element.parentElement;
  while (block && isInline(block)) block = block.parentElement;
  return block !== null && hasWordsOfItsOwn(block);
}

function hasWordsOfItsOwn(block: Element): boolean {
  const texts = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (/\p{L}{2}/u.test(text.textContent ?? '') && !text.parentElement?.closest(links)) return true;
  return false;
}
