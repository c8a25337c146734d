import { Icon } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import { useState } from 'react';
import type { DerivationNode } from './DerivationNode.js';
import styles from './DerivationTree.module.css';
import { messages } from './messages.js';

/** How many levels are open before the reader opens more. */
const openLevels = 2;

/** A figure and its inputs, level by level. */
export function DerivationTree({ root }: { readonly root: DerivationNode }) {
  return (
    <ul className={styles['tree']} aria-label={messages.derivationOf(root.label)}>
      <Branch key={root.key} node={root} level={1} />
    </ul>
  );
}

function Branch({ node, level }: { readonly node: DerivationNode; readonly level: number }) {
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
            <Branch key={child.key} node={child} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
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
