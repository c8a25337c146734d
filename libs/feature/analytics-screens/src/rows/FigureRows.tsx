import { Button, buttonStyle, Chip, Drawer } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import { isoDate } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { countsInStep } from '../bridge/countsInStep.js';
import { messages } from '../messages.js';
import { periodDays } from '../periods/periodDays.js';
import type { Analysis } from '../screen/Analysis.js';
import { writeScope } from '../scope/Scope.js';
import type { AnalyticsSelection } from '../selection/AnalyticsSelection.js';
import type { FigureQuestion } from './FigureQuestion.js';
import { HeldTable } from './HeldTable.js';
import { KindTable } from './KindTable.js';
import { LinkTable } from './LinkTable.js';
import styles from './Rows.module.css';
import { rowsBehind } from './rowsBehind.js';
import { StepTable } from './StepTable.js';
import { SumTable } from './SumTable.js';
import { TransactionTable } from './TransactionTable.js';

/** The sums, transactions and prices behind a figure, beside the screen; closed without a figure. */
export function FigureRows({
  analysis,
  question,
  onChange,
  onClose,
}: {
  readonly analysis: Analysis | null;
  readonly question: FigureQuestion | null;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const { days } = analysis?.part.whole ?? { days: [] };
  const dayAt = (at: number): string => formatDate(isoDate(days[at] ?? 0));
  return (
    <Drawer
      title={question?.title ?? ''}
      description={question ? messages.closeToClose(dayAt(question.from), dayAt(question.to)) : undefined}
      isOpen={question !== null && analysis !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        analysis &&
        question && (
          <Narrowing
            analysis={analysis}
            question={question}
            onChange={(part) => {
              onClose();
              onChange(part);
            }}
          />
        )
      }
    >
      {analysis && question && <Behind analysis={analysis} question={question} />}
    </Drawer>
  );
}

/** What else can be shown of what the figure measures. */
function Narrowing({
  analysis: { id, selection, body },
  question: { period, part },
  onChange,
}: {
  readonly analysis: Analysis;
  readonly question: FigureQuestion;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
}): ReactElement {
  const scope =
    part && part.id !== '' && (part.group === 'holding' || part.group === 'sector')
      ? writeScope({ kind: part.group, id: part.id })
      : null;
  const name = body.instruments.find((one) => one.id === part?.id)?.name ?? part?.id ?? '';
  return (
    <>
      <Link className={buttonStyle({ variant: 'default' })} to={`${portfolioPath(id)}&view=transactions`}>
        {messages.showTransactions}
      </Link>
      {scope !== null && scope !== selection.scope && (
        <Button
          onPress={() => {
            onChange({ scope });
          }}
        >
          {messages.measureOnly(name)}
        </Button>
      )}
      {period !== undefined && (
        <Button
          variant="primary"
          onPress={() => {
            onChange({ window: 'custom', ...periodDays(period) });
          }}
        >
          {messages.showWindow}
        </Button>
      )}
    </>
  );
}

function Behind({
  analysis,
  question,
}: {
  readonly analysis: Analysis;
  readonly question: FigureQuestion;
}): ReactElement {
  const { sums, transactions, held } = useMemo(() => rowsBehind(analysis, question), [analysis, question]);
  const { step, kind, isLinked, explained } = question;
  const of = step ?? kind;
  const isOfTransactions = of !== undefined && countsInStep(of, analysis.instruments !== null) !== null;
  return (
    <div className={styles['behind']}>
      {analysis.isSample && <Chip tone="sample">{messages.sampleData}</Chip>}
      <p>{explained}</p>
      {step !== undefined && (
        <section>
          <h3>{messages.stepRows}</h3>
          <StepTable analysis={analysis} step={step} />
        </section>
      )}
      {kind !== undefined && (
        <section>
          <h3>{messages.byMonth}</h3>
          <KindTable analysis={analysis} kind={kind} />
        </section>
      )}
      {of === undefined && (
        <section>
          <h3>{messages.sums}</h3>
          <SumTable sums={sums} currency={analysis.body.currency} />
        </section>
      )}
      {isLinked && (
        <section>
          <h3>{messages.links}</h3>
          <LinkTable analysis={analysis} question={question} />
        </section>
      )}
      {(of === undefined || isOfTransactions) && (
        <section>
          <h3>{messages.transactions}</h3>
          <TransactionTable rows={transactions} accounts={analysis.body.accounts} />
        </section>
      )}
      {!isOfTransactions && (
        <section>
          <h3>{messages.pricesAtEnds}</h3>
          <HeldTable held={held} />
        </section>
      )}
    </div>
  );
}
