import { Notice, Panel } from '@finance-analyst/components';
import type { CommandOutcome } from '@finance-analyst/contributions';
import type { ChartProvenance } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import { quickHandOverOf } from '@finance-analyst/valuation';
import { sourceName, type DataShown } from '@finance-analyst/market';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { handOverState } from '../hand-over/handOverState.js';
import workbench from '../workbench/Workbench.module.css';
import { casesOf } from './casesOf.js';
import { CasesTable } from './CasesTable.js';
import { CompanyChoice } from './CompanyChoice.js';
import { CompanyNotices } from './CompanyNotices.js';
import type { EntryMemory } from './EntryMemory.js';
import { entrySource } from './companySource.js';
import { explainTool } from './explainTool.js';
import { messages } from './messages.js';
import { missingWords } from './missingWords.js';
import { SharedInputs } from './SharedInputs.js';
import { startingEntries } from './startingEntries.js';
import { tableText } from './tableText.js';
import { ToolAnswer } from './ToolAnswer.js';
import { ToolAnswerBar } from './ToolAnswerBar.js';
import type { ToolCase, ToolField } from './ToolEntries.js';
import { ToolExplanation } from './ToolExplanation.js';
import { ToolHeader } from './ToolHeader.js';
import { ToolResults } from './ToolResults.js';
import type { ToolTarget } from './ToolTarget.js';
import { useCompanyFilling } from './useCompanyFilling.js';
import { useToolCommands } from './useToolCommands.js';
import { useToolCompany } from './useToolCompany.js';
import { useToolEntries } from './useToolEntries.js';
import { YearsTable } from './YearsTable.js';
import styles from './Tool.module.css';

export interface ToolScreenProps {
  readonly memory: EntryMemory;
  readonly replaceAddress: (query: string) => boolean;
  readonly copyText: (text: string) => Promise<void>;
  readonly onDataShown?: ((shown: DataShown | null) => void) | undefined;
}

/** `/valuation-tool`: a value per share from growth, margin and multiple, with or without a company's figures. */
export function ToolScreen({ memory, replaceAddress, copyText, onDataShown }: ToolScreenProps) {
  const editing = useToolEntries({ memory, replaceAddress });
  const { entries, edit } = editing;
  const company = useToolCompany(entries.symbol, entries.basis);
  const filling = useCompanyFilling(editing, company);
  const cases = useMemo(() => casesOf(entries), [entries]);
  const shown = useDeferredValue({ entries, cases });
  const [toolCase, setToolCase] = useState<ToolCase>('base');
  const [target, setTarget] = useState<ToolTarget | null>(null);
  const [said, setSaid] = useState('');
  const [isAskingForCompany, setAskingForCompany] = useState(false);
  const headline = useRef<HTMLDivElement>(null);
  const companyField = useRef<HTMLInputElement>(null);
  const { locale, formatDate } = useFigureFormat();
  const navigate = useNavigate();

  const known = company.kind === 'known' ? company : null;
  const isSample = known?.isSample ?? false;
  const statements = known ? sourceName(known.fundamentals.source) : null;
  const priceSource = known?.quote ? sourceName(known.quote.source) : null;
  const priceAsOf = known?.quote?.asOf ?? null;
  useEffect(() => {
    if (statements === null) return;
    onDataShown?.({
      statements,
      prices: priceSource === null || priceAsOf === null ? [] : [{ source: priceSource, asOf: priceAsOf }],
      sample: isSample,
    });
    return () => onDataShown?.(null);
  }, [onDataShown, statements, priceSource, priceAsOf, isSample]);

  const name = known
    ? messages.ofCompany(known.fundamentals.name, known.symbol, known.fundamentals.currency)
    : null;
  const copy = async (): Promise<CommandOutcome> => {
    try {
      await copyText(tableText(entries, cases, { locale, company: name, isSample }));
    } catch {
      setSaid(messages.notCopied);
      return { ok: false, reason: messages.notCopied };
    }
    setSaid(messages.copied);
    return { ok: true, lines: [messages.copied] };
  };
  const toWorkbench = (): CommandOutcome => {
    if (entries.symbol !== null) {
      const { evaluation } = cases.base;
      editing.writeAddress();
      void navigate(workbenchPath(entries.symbol), {
        state: handOverState(
          evaluation.ok
            ? { ok: true, value: quickHandOverOf(evaluation.evaluator, entries.basis) }
            : { ok: false, reason: missingWords(evaluation, entries.basis, 'base') },
        ),
      });
      return { ok: true, lines: [messages.toWorkbenchOf(entries.symbol)] };
    }
    setAskingForCompany(true);
    companyField.current?.focus();
    return { ok: false, reason: messages.chooseForWorkbench };
  };
  useToolCommands(
    editing,
    { copy, toWorkbench },
    () => companyField.current !== null && document.activeElement === companyField.current,
  );

  const sourceOf = (field: ToolField): string => entrySource(field, entries, company, formatDate);
  const root = target
    ? explainTool(cases[target.toolCase], target, { entries, toolCase: target.toolCase, sourceOf })
    : null;
  const provenance: ChartProvenance | undefined = known
    ? {
        company: `${known.fundamentals.name} (${known.symbol})`,
        label: sourceName(known.fundamentals.source),
        filed: known.fundamentals.lastFiled,
        sample: isSample,
      }
    : undefined;
  const { cautious, optimistic } = cases;
  const isReversed =
    cautious.answer?.valuePerShare.ok === true &&
    optimistic.answer?.valuePerShare.ok === true &&
    cautious.answer.valuePerShare.value > optimistic.answer.valuePerShare.value;

  return (
    <div className={workbench['screen']}>
      <ToolHeader
        subtitle={name ?? messages.withoutCompany}
        editing={editing}
        isSample={isSample}
        said={said}
        onCopy={() => void copy()}
        onStartOver={() => {
          edit(() => startingEntries, messages.startOver);
        }}
        onContinue={() => void toWorkbench()}
      />
      {editing.isForgotten && (
        <Notice tone="warning" title={messages.notRemembered}>
          {messages.notRememberedExplained}
        </Notice>
      )}
      {isAskingForCompany && entries.symbol === null && (
        <Notice tone="note" announce="polite">
          {messages.chooseForWorkbench}
        </Notice>
      )}
      <div ref={headline}>
        <ToolAnswer entries={entries} cases={cases} onExplain={setTarget} />
      </div>
      <ToolAnswerBar headline={headline} entries={entries} base={cases.base} />
      {cases.base.answer === null && (
        <p className={styles['whyNone']}>{missingWords(cases.base.evaluation, entries.basis)}</p>
      )}
      {isReversed && <Notice tone="warning">{messages.isReversed}</Notice>}
      <div className={styles['grid']}>
        <div
          className={styles['inputs']}
          onBlur={() => {
            editing.complete();
          }}
        >
          <Panel title={messages.inputs}>
            <CompanyChoice
              chosen={name ?? entries.symbol}
              fieldRef={companyField}
              onChoose={filling.choose}
              onRemove={filling.remove}
            />
            <CompanyNotices entries={entries} company={company} filling={filling} />
            <CasesTable editing={editing} history={known?.history ?? null} />
            <SharedInputs editing={editing} company={company} filling={filling} />
          </Panel>
        </div>
        <ToolResults
          entries={shown.entries}
          cases={shown.cases}
          toolCase={toolCase}
          company={company}
          provenance={provenance}
          onExplain={setTarget}
        />
      </div>
      {shown.cases.base.evaluation.ok && (
        <YearsTable
          entries={shown.entries}
          evaluated={shown.cases[toolCase]}
          toolCase={toolCase}
          onCase={setToolCase}
          onExplain={setTarget}
        />
      )}
      <ToolExplanation
        root={root}
        currency={entries.currency}
        isSample={isSample}
        onClose={() => {
          setTarget(null);
        }}
      />
    </div>
  );
}
