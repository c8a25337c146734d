import {
  Button,
  Checkbox,
  FieldFrame,
  inputStyle,
  Notice,
  SegmentedControl,
} from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { isoDate } from '@finance-analyst/portfolio';
import type { StoredValue } from '@finance-analyst/stored-entries';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import styles from '../risk-screen/Risk.module.css';
import { FigureTable } from '../screen/FigureTable.js';
import { type FactorFile, type FactorUnit, factorUnits, isRiskFree } from './FactorFile.js';
import { messages } from './messages.js';
import { type ReadFactorFile, readFactorFile } from './readFactorFile.js';
import type { OpenFactors } from './useFactors.js';

const unitOptions = factorUnits.map((value) => ({ value, label: messages.units[value] }));
const mostListed = 5;

interface Source {
  readonly name: string;
  readonly text: string;
}

/** The imported factor returns with their series, and the way to import others. */
export function FactorFileChoice({
  factors: { file, leftOut, leaveOut },
  stored,
}: {
  readonly factors: Pick<OpenFactors, 'file' | 'leftOut' | 'leaveOut'>;
  readonly stored: StoredValue<FactorFile | null>;
}): ReactElement {
  const [pasted, setPasted] = useState<string | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [unit, setUnit] = useState<FactorUnit | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { format, formatDate } = useFigureFormat();
  const read = useMemo(
    (): Result<ReadFactorFile> | null => source && readFactorFile(source.text, source.name, unit),
    [source, unit],
  );
  const open = (chosen: Source | null): void => {
    setSource(chosen);
    setUnit(null);
    setProblem(null);
  };
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setPasted(null);
    const text = await chosen.text().catch(() => null);
    open(text === null ? null : { name: chosen.name, text });
    if (text === null) setProblem(messages.notRead);
  };
  const save = (found: FactorFile): void => {
    setProblem(stored.replace(found).ok ? null : messages.notStored);
    leaveOut(new Set());
    setSource(null);
    setPasted(null);
  };
  const dayOf = (day: number | undefined): string => formatDate(isoDate(Number(day)));
  const rowsText = (days: readonly number[]): readonly [string, string, string] => [
    format(days.length, { kind: 'count' }),
    dayOf(days[0]),
    dayOf(days.at(-1)),
  ];
  return (
    <div className={styles['import']}>
      {file && !source && (
        <>
          <p className={styles['stored']}>{messages.stored(file.name, ...rowsText(file.days))}</p>
          <div className={styles['series']}>
            {file.series.map((each) =>
              isRiskFree(each) ? (
                <span key={each.name}>{messages.riskFreeColumn(each.name)}</span>
              ) : (
                <Checkbox
                  key={each.name}
                  isSelected={!leftOut.has(each.name)}
                  onChange={(isSelected) => {
                    const next = new Set(leftOut);
                    if (isSelected) next.delete(each.name);
                    else next.add(each.name);
                    leaveOut(next);
                  }}
                >
                  {each.name}
                </Checkbox>
              ),
            )}
          </div>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        aria-label={messages.choose}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {!source && (
        <div className={styles['benchmark']}>
          <Button
            icon="document"
            onPress={() => {
              input.current?.click();
            }}
          >
            {file ? messages.chooseOther : messages.choose}
          </Button>
          {pasted === null && (
            <Button
              variant="quiet"
              icon="clipboard"
              onPress={() => {
                setPasted('');
              }}
            >
              {messages.paste}
            </Button>
          )}
          {file && (
            <Button
              variant="quiet"
              onPress={() => {
                stored.remove();
              }}
            >
              {messages.remove}
            </Button>
          )}
        </div>
      )}
      {pasted !== null && !source && (
        <>
          <FieldFrame label={messages.pasted}>
            {(control) => (
              <textarea
                {...control}
                className={inputStyle()}
                rows={8}
                spellCheck={false}
                value={pasted}
                onChange={({ currentTarget }) => {
                  setPasted(currentTarget.value);
                }}
              />
            )}
          </FieldFrame>
          <div className={styles['benchmark']}>
            <Button
              variant="primary"
              onPress={() => {
                open({ name: messages.pastedName, text: pasted });
              }}
            >
              {messages.read}
            </Button>
            <Button
              variant="quiet"
              onPress={() => {
                setPasted(null);
              }}
            >
              {messages.cancel}
            </Button>
          </div>
        </>
      )}
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      {source && read && !read.ok && (
        <Notice
          tone="error"
          title={messages.unreadable}
          action={
            <Button
              variant="link"
              onPress={() => {
                open(null);
              }}
            >
              {messages.cancel}
            </Button>
          }
        >
          {read.reason}
        </Notice>
      )}
      {source && read?.ok && (
        <Preview
          read={read.value}
          summary={messages.readAs(
            ...rowsText(read.value.file.days),
            messages.separators[read.value.separator],
            messages.dates[read.value.dates],
          )}
          isDetected={unit === null}
          dayOf={dayOf}
          onUnit={setUnit}
          onUse={save}
          onCancel={() => {
            open(null);
          }}
        />
      )}
    </div>
  );
}

function Preview({
  read: { file, leftOut },
  summary,
  isDetected,
  dayOf,
  onUnit,
  onUse,
  onCancel,
}: {
  readonly read: ReadFactorFile;
  readonly summary: string;
  readonly isDetected: boolean;
  readonly dayOf: (day: number) => string;
  readonly onUnit: (unit: FactorUnit) => void;
  readonly onUse: (file: FactorFile) => void;
  readonly onCancel: () => void;
}): ReactElement {
  const { format } = useFigureFormat();
  const { days, series, unit } = file;
  const scale = unit === 'percent' ? 100 : 1;
  const places = [...new Set([0, 1, days.length - 2, days.length - 1])].filter((at) => at >= 0);
  return (
    <>
      <p className={styles['stored']} role="status">
        {summary}
      </p>
      <div className={styles['choices']}>
        <SegmentedControl label={messages.unit} value={unit} options={unitOptions} onChange={onUnit} />
        {isDetected && <p className={styles['hint']}>{messages.unitDetected}</p>}
      </div>
      <FigureTable
        label={messages.preview}
        columns={[messages.date, ...series.map(({ name }) => name)]}
        rows={places.map((at) => ({
          id: String(at),
          label: dayOf(days[at] as number),
          cells: series.map(({ values }) =>
            format((values[at] as number) / scale, { kind: 'rate', precision: 2 }),
          ),
        }))}
      />
      {leftOut.length > 0 && (
        <Notice tone="warning" title={messages.leftOut(leftOut.length)}>
          {leftOut
            .slice(0, mostListed)
            .map(({ line, reason }) => messages.leftOutLine(line, reason))
            .join(' ')}{' '}
          {leftOut.length > mostListed && messages.moreLeftOut(leftOut.length - mostListed)}
        </Notice>
      )}
      <div className={styles['benchmark']}>
        <Button
          variant="primary"
          onPress={() => {
            onUse(file);
          }}
        >
          {messages.useReturns}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
}
