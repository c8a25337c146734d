import { Icon, IconButton } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import { useContext, useState } from 'react';
import type { Explain } from '../model/ExplainTarget.js';
import { messages as noteMessages } from '../notes/messages.js';
import { NoteEditing } from '../notes/NoteEditing.js';
import type { DerivationNode } from './DerivationNode.js';
import styles from './DerivationTree.module.css';
import { messages } from './messages.js';

/** How many levels are open before the reader opens more. */
const openLevels = 2;

/** A figure and its inputs, level by level. */
export function DerivationTree({
  root,
  onExplain,
}: {
  readonly root: DerivationNode;
  /** Opens the derivation of a figure below the root, with its note. */
  readonly onExplain?: Explain | undefined;
}) {
  return (
    <ul className={styles['tree']} aria-label={messages.derivationOf(root.label)}>
      <Branch key={root.key} node={root} level={1} onExplain={onExplain} />
    </ul>
  );
}

function Branch({
  node,
  level,
  onExplain,
}: {
  readonly node: DerivationNode;
  readonly level: number;
  readonly onExplain: Explain | undefined;
}) {
  const [isOpen, setIsOpen] = useState(level <= openLevels);
  const children = node.children();
  return (
    <li>
      <div className={styles['row']}>
        {children.length > 0 ? (
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            <Name node={node} />
          </button>
        ) : (
          <span className={styles['leaf']}>
            <Name node={node} />
          </span>
        )}
        {level > 1 && onExplain && <NoteButton node={node} onExplain={onExplain} />}
        <span className={styles['value']}>
          {node.figure ? (
            <Figure
              {...node.format}
              // The heading states the unit of amounts; all others have their own.
              unit={node.format.kind === 'amount' ? 'hidden' : 'shown'}
              value={node.figure}
              isStatic
            />
          ) : (
            node.choice
          )}
        </span>
      </div>
      {node.figure && !node.figure.ok && (
        // Screen readers get it from the figure.
        <p className={styles['notes']} aria-hidden>
          {node.figure.reason}
        </p>
      )}
      {node.notes.length > 0 && <p className={styles['notes']}>{node.notes.join(' · ')}</p>}
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Branch key={child.key} node={child} level={level + 1} onExplain={onExplain} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The way to the note of a figure in the tree; to write one only of an input, since other figures open where they are. */
function NoteButton({ node, onExplain }: { readonly node: DerivationNode; readonly onExplain: Explain }) {
  const canWrite = useContext(NoteEditing) !== null;
  const { noted } = node;
  if (!noted || (!noted.hasNote && !(canWrite && node.kind === 'assumption'))) return null;
  return (
    <span className={styles['note']} data-written={noted.hasNote || undefined}>
      <IconButton
        icon="note"
        size="compact"
        label={(noted.hasNote ? noteMessages.noteOn : noteMessages.writeOn)(node.label)}
        onPress={() => {
          onExplain(noted.target);
        }}
      />
    </span>
  );
}

function Name({ node }: { readonly node: DerivationNode }) {
  return (
    <span>
      <span className={styles[node.kind]}>{node.label}</span>
      {node.formula !== null && <span className={styles['formula']}> = {node.formula}</span>}
    </span>
  );
}
