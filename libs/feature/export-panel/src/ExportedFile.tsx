import { Button, Notice, SegmentedControl, Skeleton, TextField } from '@finance-analyst/components';
import { csvFormat, type ExportFile } from '@finance-analyst/contributions';
import { useState, type ReactElement } from 'react';
import styles from './ExportedFile.module.css';
import { messages } from './messages.js';
import { PreviewTable } from './preview/PreviewTable.js';
import { copiedText } from './preview/copiedText.js';
import { useWrittenFile } from './preview/useWrittenFile.js';
import type { IdentifiedSource } from './sources/identifiedSources.js';

/** The file of what is chosen: its format, its name, its first lines, and what can be done with it. */
export function ExportedFile({
  id,
  source,
  onSave,
  copyText,
}: IdentifiedSource & {
  readonly onSave: (file: ExportFile) => void;
  readonly copyText: (text: string) => Promise<void>;
}): ReactElement {
  const formats = source.formats ?? [csvFormat];
  const [formatId, setFormatId] = useState(formats[0]?.id ?? csvFormat.id);
  const format = formats.find((one) => one.id === formatId) ?? csvFormat;
  const { written, retry } = useWrittenFile(id, source, format.id);
  const [named, setNamed] = useState<string | null>(null);
  const [outcome, setOutcome] = useState('');
  if (source.obstacle?.kind === 'unavailable')
    return (
      <Notice tone="note" announce="polite" title={messages.unavailable}>
        {source.obstacle.reason}
      </Notice>
    );
  const formatChoice = formats.length > 1 && (
    <SegmentedControl
      label={messages.format}
      isLabelHidden={false}
      value={format.id}
      options={formats.map(({ id: value, label }) => ({ value, label }))}
      onChange={(next) => {
        setFormatId(next);
        setOutcome('');
      }}
    />
  );
  if (written.phase === 'failed')
    return (
      <section className={styles['file']} aria-label={source.title}>
        {formatChoice}
        <Notice
          tone="warning"
          announce="polite"
          title={messages.failed}
          action={
            <Button variant="link" onPress={retry}>
              {messages.retry}
            </Button>
          }
        >
          {written.reason}
        </Notice>
      </section>
    );
  const isReady = written.phase === 'written';
  const [own, ending] = nameParts(isReady ? written.file.name : '');
  const name = named ?? own;
  const file = isReady ? written.file : null;
  const fileName = `${name.trim() === '' ? own : name.trim()}${ending}`;
  return (
    <section className={styles['file']} aria-label={source.title} aria-busy={!isReady}>
      {formatChoice}
      <TextField
        label={messages.fileName}
        unit={ending}
        value={name}
        placeholder={own}
        isDisabled={!isReady}
        maxLength={120}
        onChange={setNamed}
      />
      <div className={styles['preview']}>
        {written.phase === 'writing' ? (
          <>
            <p className={styles['words']} role="status">
              {source.obstacle ? messages.loading : messages.writing}
            </p>
            <Skeleton lines={4} />
          </>
        ) : written.preview ? (
          <PreviewTable preview={written.preview} />
        ) : (
          <p className={styles['words']}>{messages.noPreview(format.label)}</p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          icon="download"
          isDisabled={!file}
          onPress={() => {
            if (!file) return;
            onSave({ ...file, name: fileName });
            setOutcome(messages.downloaded(fileName));
          }}
        >
          {messages.download}
        </Button>
        {!(isReady && written.preview === null) && (
          <Button
            icon="copy"
            isDisabled={!file}
            onPress={async () => {
              if (!file) return;
              setOutcome(
                await copiedText(file.content)
                  .then(copyText)
                  .then(
                    () => messages.copied,
                    () => messages.notCopied,
                  ),
              );
            }}
          >
            {messages.copy}
          </Button>
        )}
        <span role="status" className={styles['words']}>
          {outcome}
        </span>
      </div>
    </section>
  );
}

/** A file's name without and from the dot of its ending. */
function nameParts(name: string): readonly [own: string, ending: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}
