import { liveTheme, type DrawingTheme } from './DrawingTheme.js';
import { resolveColor } from './resolveColor.js';

/** The page's current theme, in plain values for a file. */
export function resolveTheme(): DrawingTheme {
  return {
    color: (color) => resolveColor(computed('color', liveTheme.color(color))),
    weight: (weight) => computed('font-weight', liveTheme.weight(weight)),
    family: computed('font-family', liveTheme.family),
  };
}

/** A token contains its source text; only an element's property resolves it. */
function computed(property: string, expression: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty(property, expression);
  document.body.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return value;
}
