import { Button } from '@finance-analyst/components';
import type { OverlayContentProps } from '@finance-analyst/contributions';
import { portfolioPath } from '@finance-analyst/navigation';
import { useRef, useState, type ReactElement } from 'react';
import { AssignStep } from './assign/AssignStep.js';
import { DetectedStep } from './detected/DetectedStep.js';
import { isReadable } from './detected/isReadable.js';
import { importSteps, type ImportStep } from './flow/ImportState.js';
import { isCurrency } from './flow/isCurrency.js';
import { useImport } from './flow/useImport.js';
import type { ImportDependencies } from './ImportDependencies.js';
import styles from './ImportTransactions.module.css';
import { messages } from './messages.js';
import { addedRows } from './preview/addedRows.js';
import { PreviewStep } from './preview/PreviewStep.js';
import { useAmounts } from './preview/useAmounts.js';
import { SourceChoice } from './source/SourceChoice.js';
import { TargetChoice } from './source/TargetChoice.js';
import { usePortfolios } from './source/usePortfolios.js';
import { DoneStep } from './steps/DoneStep.js';
import { ProblemNotice } from './steps/ProblemNotice.js';
import { RunningNotice } from './steps/RunningNotice.js';
import { StepFrame } from './steps/StepFrame.js';

const titles: Readonly<Record<ImportStep, string>> = {
  choose: messages.chooseStep,
  detected: messages.detectedStep,
  assign: messages.assignStep,
  preview: messages.previewStep,
  done: messages.doneStep,
};

/** From a broker's file to transactions of a portfolio. Nothing is changed before the last step. */
export function ImportTransactions(props: ImportDependencies & OverlayContentProps): ReactElement {
  const { navigate, onClose } = props;
  const flow = useImport(props);
  const { state } = flow;
  const { step, source, target, reading, planned, running, problem, finished } = state;
  const [portfolios, loadPortfolios] = usePortfolios(props.workspace);
  const [showsMissing, setShowsMissing] = useState(false);
  const { count } = useAmounts();
  const form = useRef<HTMLFormElement>(null);
  const isTargetWhole =
    target?.kind === 'existing' ||
    (target?.kind === 'new' && (target.currency === '' || isCurrency(target.currency)));
  const isPlanCurrent = planned !== null && planned.choices === state.choices;
  const arePricesRead = Object.values(state.choices.prices).every(
    ({ price, date }) => price !== null && date !== null,
  );
  const hasTransactions = reading !== null && isReadable(reading) && reading.transactions > 0;
  const rows = planned ? addedRows(planned.plan) : 0;
  const place = importSteps.indexOf(step);
  const canStop = running?.what === 'reading' || running?.what === 'planning';

  const next = (): void => {
    if (running) return;
    if (step === 'choose') {
      setShowsMissing(true);
      if (source && isTargetWhole) void flow.read(state.options);
    } else if (step === 'detected' && hasTransactions) void flow.plan('assign');
    else if (step === 'assign') {
      if (!arePricesRead) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      else if (isPlanCurrent) flow.goTo('preview');
      else void flow.plan('preview');
    } else if (step === 'preview' && rows > 0) void flow.commit();
    else if (step === 'preview') onClose();
  };
  const retry = (): void => {
    if (problem?.kind === 'notTakenBack') void flow.takeBack();
    else if (problem?.kind === 'notDeleted')
      void (finished?.emptied === 'deleted' ? flow.recoverEmptied() : flow.deleteEmptied());
    else if (problem?.kind === 'changed') void flow.plan('preview');
    else next();
  };
  const portfolioId = target?.kind === 'existing' ? target.id : null;
  const known = portfolios.kind === 'known' && portfolios.rows.find(({ id }) => id === portfolioId);
  // A new portfolio is not in the list that was loaded.
  const title = known ? known.title : target?.kind === 'new' ? target.title.trim() : state.madeTitle;
  const heading = finished?.isTakenBack ? messages.takenBackStep : titles[step];

  return (
    <form
      ref={form}
      className={styles['import']}
      // The button of the next step takes the place of this one: a double-click presses it once.
      onClickCapture={(event) => {
        const isSubmit = event.target instanceof Element && event.target.closest('[type=submit]') !== null;
        if (isSubmit && event.detail > 1) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <StepFrame
        key={finished?.isTakenBack ? 'taken back' : step}
        title={heading}
        number={place + 1}
        count={importSteps.length}
      >
        {step === 'choose' && (
          <>
            <SourceChoice
              source={source}
              error={showsMissing && !source ? messages.fileNeeded : null}
              onChoose={flow.chooseSource}
            />
            <TargetChoice
              portfolios={portfolios}
              target={target}
              showsMissing={showsMissing}
              onChoose={flow.chooseTarget}
              onRetry={loadPortfolios}
            />
          </>
        )}
        {step === 'detected' && reading && (
          <DetectedStep
            reading={reading}
            options={running?.options ?? state.options}
            onChange={(options) => {
              void flow.read(options);
            }}
          />
        )}
        {step === 'assign' && planned && (
          <AssignStep planned={planned} choices={state.choices} onChoose={flow.choose} />
        )}
        {step === 'preview' && planned && source && (
          <PreviewStep
            planned={planned}
            fileName={source.name}
            title={title}
            isPlanning={running !== null}
            onOpen={(openings) => void flow.open(openings)}
          />
        )}
        {step === 'done' && finished && planned && source && (
          <DoneStep
            finished={finished}
            title={title}
            plan={planned.plan}
            refusedText={planned.refusedText}
            fileName={source.name}
          />
        )}
        {problem && <ProblemNotice problem={problem} onRetry={retry} />}
        {running && running.what !== 'saving' && (
          <RunningNotice running={running} {...(canStop ? { onCancel: flow.cancel } : {})} />
        )}
      </StepFrame>
      <div className={styles['buttons']}>
        {step === 'done' && finished ? (
          <>
            {!finished.isTakenBack && (
              <Button
                icon="undo"
                isBusy={running !== null}
                busyLabel={messages.takingBack}
                onPress={() => void flow.takeBack()}
              >
                {messages.takeBack}
              </Button>
            )}
            {finished.emptied !== null && (
              <Button
                icon={finished.emptied === 'kept' ? 'trash' : 'undo'}
                isBusy={running !== null}
                busyLabel={messages.running.deleting}
                onPress={() =>
                  void (finished.emptied === 'kept' ? flow.deleteEmptied() : flow.recoverEmptied())
                }
              >
                {finished.emptied === 'kept' ? messages.deleteEmptied : messages.recoverEmptied}
              </Button>
            )}
            <Button
              variant="quiet"
              onPress={() => {
                // A portfolio that was new is in the list now.
                loadPortfolios();
                flow.restart();
              }}
            >
              {messages.another}
            </Button>
            <span className={styles['space']} />
            {finished.emptied !== 'deleted' && (
              <Button
                variant="primary"
                onPress={() => {
                  navigate(portfolioPath(finished.portfolioId));
                  onClose();
                }}
              >
                {messages.openPortfolio}
              </Button>
            )}
          </>
        ) : (
          <>
            <span className={styles['space']} />
            {place > 0 && (
              <Button
                isDisabled={running?.what === 'saving'}
                onPress={() => {
                  if (place === 1) loadPortfolios();
                  flow.goTo(importSteps[place - 1] ?? 'choose');
                }}
              >
                {messages.back}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              isDisabled={step === 'detected' && !hasTransactions}
              isBusy={running !== null}
              busyLabel={running ? messages.running[running.what] : ''}
            >
              {step !== 'preview'
                ? messages.next
                : rows > 0
                  ? messages.importNow(rows, count(rows))
                  : messages.close}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
