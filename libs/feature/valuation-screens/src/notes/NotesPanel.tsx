import { Button, Panel, useRowFocus } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { useContext } from 'react';
import type { Explain } from '../model/ExplainTarget.js';
import { messages } from './messages.js';
import { NoteEditing } from './NoteEditing.js';
import { noteLabel } from './noteLabel.js';
import styles from './NotesPanel.module.css';
import { notShown } from './notShown.js';
import { targetOfNote } from './targetOfNote.js';

/** All notes of a model, each leading to its figure. */
export function NotesPanel({
  valuation,
  onExplain,
}: {
  readonly valuation: Valuation;
  readonly onExplain: Explain;
}) {
  const { formatDate } = useFigureFormat();
  const write = useContext(NoteEditing);
  const { notes } = valuation.body;
  const { place, beforeRemoval } = useRowFocus<HTMLUListElement>(notes.length, 'button');
  return (
    <Panel title={messages.title} note={messages.count(notes.length)} resetKeys={[valuation]}>
      <ul ref={place} className={styles['list']}>
        {notes.map((note, at) => {
          const label = noteLabel(valuation, note);
          const target = targetOfNote(valuation, note);
          return (
            <li key={note.id} data-row>
              <div className={styles['head']}>
                {target ? (
                  <Button
                    variant="link"
                    onPress={() => {
                      onExplain(target);
                    }}
                  >
                    {label}
                  </Button>
                ) : (
                  <span>
                    {label} <small>{notShown(note)}</small>
                    {write && (
                      <Button
                        variant="link"
                        size="compact"
                        aria-label={messages.removing(label)}
                        onPress={() => {
                          beforeRemoval(at);
                          write(note, '');
                        }}
                      >
                        {messages.remove}
                      </Button>
                    )}
                  </span>
                )}
                <small>{formatDate(note.writtenAt)}</small>
              </div>
              <p>{note.text}</p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
