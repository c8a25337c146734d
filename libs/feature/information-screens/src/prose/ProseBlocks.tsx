import type { ReactElement } from 'react';
import styles from './Prose.module.css';
import type { ProseBlock } from './ProseSection.js';
import { ProseLink } from './ProseLink.js';
import { ProseText } from './ProseText.js';

export interface ProseBlocksProps {
  readonly blocks: readonly ProseBlock[];
  readonly marked?: readonly string[];
}

function Block({
  block,
  marked = [],
}: {
  readonly block: ProseBlock;
  readonly marked?: readonly string[];
}): ReactElement {
  if (typeof block === 'string')
    return (
      <p>
        <ProseText text={block} marked={marked} />
      </p>
    );
  if ('terms' in block)
    return (
      <dl className={styles['terms']}>
        {block.terms.map(([term, meaning]) => (
          <div key={`${term} ${meaning}`}>
            <dt>
              <ProseText text={term} marked={marked} />
            </dt>
            <dd>
              <ProseText text={meaning} marked={marked} />
            </dd>
          </div>
        ))}
      </dl>
    );
  if ('link' in block) return <ProseLink {...block.link} />;
  const items = ('list' in block ? block.list : block.steps).map((item) => (
    <li key={item}>
      <ProseText text={item} marked={marked} />
    </li>
  ));
  return 'list' in block ? <ul>{items}</ul> : <ol>{items}</ol>;
}

/** Renders paragraphs, lists, steps and terms in order. */
export function ProseBlocks({ blocks, marked = [] }: ProseBlocksProps): ReactElement {
  return (
    <>
      {blocks.map((block, index) => (
        <Block key={index} block={block} marked={marked} />
      ))}
    </>
  );
}
