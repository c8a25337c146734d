import type { ReactElement } from 'react';
import { codeParts } from './codeParts.js';
import styles from './ProseText.module.css';

export interface ProseTextProps {
  readonly text: string;
  /** Words to mark, in lower case. */
  readonly marked?: readonly string[];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function Marked({ text, marked = [] }: ProseTextProps): ReactElement {
  if (marked.length === 0) return <>{text}</>;
  // With one capture group around the alternatives, every second part is a match.
  const parts = text.split(new RegExp(`(${marked.map(escaped).join('|')})`, 'giu'));
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <mark key={index} className={styles['mark']}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** A text with code in backticks and the search words marked. */
export function ProseText({ text, marked = [] }: ProseTextProps): ReactElement {
  return (
    <>
      {codeParts(text).map((part, index) =>
        part.isCode ? (
          <code key={index}>
            <Marked text={part.text} marked={marked} />
          </code>
        ) : (
          <Marked key={index} text={part.text} marked={marked} />
        ),
      )}
    </>
  );
}
