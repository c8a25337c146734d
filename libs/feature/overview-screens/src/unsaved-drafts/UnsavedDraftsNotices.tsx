import { Button, Notice } from '@finance-analyst/components';
import { describeMoment, useFigureFormat, useQuarterHour } from '@finance-analyst/figures';
import { commonNoun, documentKinds, writeSymbol } from '@finance-analyst/documents';
import type { Draft, Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages.js';
import { documentPath } from '../workspace-rows/documentPath.js';
import styles from './UnsavedDraftsNotices.module.css';
import { useUnsavedDrafts } from './useUnsavedDrafts.js';

export interface UnsavedDraftsNoticesProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
}

const nounOf = ({ kind }: Draft['document']): string => documentKinds[kind].noun.one;

const keyOf = ({ documentId }: Draft): string => documentId;

/** Ref for what replaces the pressed button. The same function at every render. */
const takeFocus = (button: HTMLButtonElement | null): void => {
  button?.focus();
};

/** Offers to open the model of unsaved changes, or to discard them. */
export function UnsavedDraftsNotices({ workspace, clock }: UnsavedDraftsNoticesProps): ReactElement {
  const navigate = useNavigate();
  const formatting = useFigureFormat();
  const now = useQuarterHour(clock);
  const { drafts, inTrash, discarded, problem, discard, undo, forget } = useUnsavedDrafts(workspace);

  const [broughtBack, setBroughtBack] = useState<string | null>(null);

  const open = ({ document }: Draft) => {
    void navigate(documentPath(document));
  };
  const explain = ({ document, documentId }: Draft): string => {
    const noun = nounOf(document);
    const edited = messages.draftOf(document.title, noun, document.baseRevision);
    return inTrash.has(documentId) ? messages.draftOfRemoved(edited, noun) : edited;
  };
  const actionsOf = (draft: Draft, title: string | null): ReactElement => (
    <span className={styles['actions']}>
      <Button
        size="compact"
        aria-label={title === null ? undefined : messages.openOf(title, nounOf(draft.document))}
        {...(keyOf(draft) === broughtBack ? { ref: takeFocus } : {})}
        onPress={() => {
          open(draft);
        }}
      >
        {messages.openDraft(nounOf(draft.document))}
      </Button>
      <Button
        size="compact"
        variant="quiet"
        aria-label={title === null ? undefined : messages.discardOf(title)}
        onPress={() => void discard(draft)}
      >
        {messages.discard}
      </Button>
    </span>
  );
  const subjectOf = ({ document: { kind, body } }: Draft): string =>
    kind === 'portfolio' ? messages.portfolio : writeSymbol(body.instrument);
  const momentOf = ({ savedAt }: Draft): string => describeMoment(savedAt, now, formatting);
  const [first] = drafts;
  return (
    <>
      {first && drafts.length === 1 && (
        <Notice
          key={`of ${keyOf(first)}`}
          tone="warning"
          isForScreenAlone
          title={messages.draftTitle(momentOf(first))}
          action={actionsOf(first, null)}
        >
          {explain(first)}
        </Notice>
      )}
      {drafts.length > 1 && (
        <Notice
          tone="warning"
          isForScreenAlone
          title={messages.severalTitle(
            drafts.length,
            commonNoun([...new Set(drafts.map(({ document: { kind } }) => documentKinds[kind]))]).many,
          )}
        >
          <ul className={styles['drafts']}>
            {drafts.map((draft) => (
              <li key={keyOf(draft)}>
                <span>
                  {explain(draft)}{' '}
                  <span className={styles['moment']}>{[subjectOf(draft), momentOf(draft)].join(' · ')}</span>
                </span>
                {actionsOf(draft, draft.document.title)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {discarded && (
        <Notice
          key={keyOf(discarded)}
          tone="note"
          announce="polite"
          onDismiss={forget}
          action={
            <Button
              variant="link"
              ref={takeFocus}
              onPress={() => {
                setBroughtBack(keyOf(discarded));
                void undo();
              }}
            >
              {messages.undo}
            </Button>
          }
        >
          {messages.discarded(discarded.document.title)}
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="error" announce="assertive">
          {problem}
        </Notice>
      )}
    </>
  );
}
