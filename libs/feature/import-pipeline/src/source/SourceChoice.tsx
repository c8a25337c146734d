import { Button, FieldFrame, inputStyle } from '@finance-analyst/components';
import { useEffect, useRef, useState, type DragEvent, type ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './ChooseStep.module.css';
import type { ImportSource } from './ImportSource.js';
import { sourceOfFile } from './sourceOfFile.js';
import { sourceOfText } from './sourceOfText.js';

export interface SourceChoiceProps {
  readonly source: ImportSource | null;
  /** Why the choice does not lead on. */
  readonly error: string | null;
  readonly onChoose: (source: ImportSource | null) => void;
}

/** A file, chosen or dropped, or text that is pasted. */
export function SourceChoice({ source, error, onChoose }: SourceChoiceProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const isPasting = text !== null;
  useEffect(() => {
    // The field takes the place of the button that was pressed.
    if (isPasting) area.current?.focus();
  }, [isPasting]);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) {
      setText(null);
      onChoose(sourceOfFile(file));
    }
  };
  const type = (typed: string): void => {
    setText(typed);
    onChoose(typed.trim() === '' ? null : sourceOfText(typed, messages.pastedName));
  };
  const isFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={styles['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,.xml,.json,.ofx,.qfx,text/csv,text/plain,text/xml,application/json"
        hidden
        aria-label={messages.file}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      {text === null && source && (
        <p className={styles['name']} role="status">
          {source.name}
        </p>
      )}
      <div className={styles['actions']}>
        <Button
          icon="document"
          onPress={() => {
            input.current?.click();
          }}
        >
          {text !== null ? messages.useFile : source ? messages.chooseOther : messages.chooseFile}
        </Button>
        {text === null && (
          <Button
            variant="quiet"
            icon="clipboard"
            onPress={() => {
              type('');
            }}
          >
            {messages.paste}
          </Button>
        )}
      </div>
      {text === null ? (
        <p className={styles['hint']}>{messages.dropHere}</p>
      ) : (
        <FieldFrame label={messages.pasted}>
          {(control) => (
            <textarea
              {...control}
              className={inputStyle()}
              rows={8}
              spellCheck={false}
              ref={area}
              value={text}
              onChange={({ currentTarget }) => {
                type(currentTarget.value);
              }}
            />
          )}
        </FieldFrame>
      )}
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
