import type { UsageData } from '../events/UsageEvent.js';
import { cut } from './cut.js';

const isField = (element: Element): boolean => /^(input|select|textarea)$/i.test(element.tagName);

/** What is recorded of a clicked element: never the content of a field. */
export function describeElement(element: Element): UsageData {
  const name = element.getAttribute('aria-label') ?? (isField(element) ? '' : element.textContent.trim());
  const track = element.getAttribute('data-track');
  return {
    tag: element.tagName.toLowerCase(),
    ...(element.id ? { id: cut(element.id) } : {}),
    ...(track ? { track: cut(track) } : {}),
    ...(name ? { text: cut(name) } : {}),
  };
}
