import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import type { GuideChapter } from './GuideSection.js';
import styles from './UserGuide.module.css';

export interface GuideContentsProps {
  readonly chapters: readonly GuideChapter[];
  readonly onFollow: () => void;
}

const isWide = (): boolean =>
  typeof matchMedia === 'function' ? matchMedia('(width >= 64rem)').matches : true;

/** The table of contents: beside the text, or collapsed above it on narrow screens. */
export function GuideContents({ chapters, onFollow }: GuideContentsProps): ReactElement {
  const [isOpen, setIsOpen] = useState(isWide);
  return (
    <aside className={styles['contents']} aria-label={messages.guideContents}>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open);
        }}
      >
        <summary>{messages.contents}</summary>
        <div className={styles['chapters']}>
          {chapters.map(({ title, sections }) => (
            <div key={title}>
              <p className={styles['chapter']}>{title}</p>
              <ul>
                {sections.map(({ id, title: name }) => (
                  <li key={id}>
                    <Link to={{ hash: `#${id}` }} onClick={onFollow}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </aside>
  );
}
