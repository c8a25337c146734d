import { codeParts } from '../prose/codeParts.js';
import type { ProseBlock } from '../prose/ProseSection.js';

const blockText = (block: ProseBlock): string => {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.join(' ');
  if ('steps' in block) return block.steps.join(' ');
  if ('link' in block) return block.link.label;
  return block.terms.map(([term, meaning]) => `${term} ${meaning}`).join(' ');
};

/** The visible text of blocks, in one line. */
export const textOf = (blocks: readonly ProseBlock[]): string =>
  codeParts(blocks.map(blockText).join(' '))
    .map(({ text }) => text)
    .join('');
