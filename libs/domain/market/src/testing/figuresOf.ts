import type { FigureOfTags } from '../company-facts/evaluateFormula.js';
import { figure } from './figure.js';

/** What one filing gives: a value for each tag. */
export function figuresOf(filed: Readonly<Record<string, number>>): FigureOfTags {
  return (tags) => {
    const tag = tags.find((candidate) => filed[candidate] !== undefined);
    const value = tag === undefined ? undefined : filed[tag];
    return tag === undefined || value === undefined ? undefined : figure(tag, value);
  };
}
