import { liveTheme, type DrawingTheme } from './DrawingTheme.js';
import { resolveColor } from './resolveColor.js';

/** The theme of the page as it is now, in plain values that a file can hold. */
export function resolveTheme(): DrawingTheme {
  return {
    color: (color) => resolveColor(computed('color', liveTheme.color(color))),
    weight: (weight) => computed('font-weight', liveTheme.weight(weight)),
    family: computed('font-family', liveTheme.family),
  };
}

/** A token holds the words it was given; only a property of an element has them worked out. */
function computed(property: string, expression: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty(property, expression);
  document.body.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return value;
}
