import { Button, buttonStyle, Chip, Drawer } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import { isoDate, partOfHistory, valuePeriodOf } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { countsInStep } from '../bridge/countsInStep.js';
import { messages } from '../messages.js';
import { periodDays } from '../periods/periodDays.js';
import type { Analysis } from '../screen/Analysis.js';
import { writeScope } from '../scope/Scope.js';
import type { AnalyticsSelection } from '../selection/AnalyticsSelection.js';
import type { FigureQuestion } from './FigureQuestion.js';
import { GrownTable } from './GrownTable.js';
import { HeldTable } from './HeldTable.js';
import { KindTable } from './KindTable.js';
import { LevelTable } from './LevelTable.js';
import { LinkTable } from './LinkTable.js';
import styles from './Rows.module.css';
import { rowsBehind } from './rowsBehind.js';
import { StepTable } from './StepTable.js';
import { SumTable } from './SumTable.js';
import { TransactionTable } from './TransactionTable.js';

/** The sums, transactions and prices behind a figure, beside the screen; closed without a figure. */
export function FigureRows({
  analysis,
  benchmark,
  question,
  onChange,
  onClose,
}: {
  readonly analysis: Analysis | null;
  readonly benchmark: BenchmarkLevels | null;
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
      {analysis && question && <Behind analysis={analysis} levels={benchmark} question={question} />}
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
  levels,
  question,
}: {
  readonly analysis: Analysis;
  readonly levels: BenchmarkLevels | null;
  readonly question: FigureQuestion;
}): ReactElement {
  const { sums, transactions, held } = useMemo(() => rowsBehind(analysis, question), [analysis, question]);
  const { step, kind, isLinked, benchmark: ofBenchmark, explained, from, to } = question;
  const { currency } = analysis.body;
  const whole = partOfHistory(analysis.part.whole, from, to);
  const [first = 0, last = 0] = [whole.days[0], whole.days.at(-1)];
  const of = step ?? kind;
  const isOfTransactions = of !== undefined && countsInStep(of, analysis.instruments !== null) !== null;
  const isWhole = of === undefined && ofBenchmark === undefined;
  const isOfPrices = of !== undefined && !isOfTransactions;
  return (
    <div className={styles['behind']}>
      {analysis.isSample && <Chip tone="sample">{messages.sampleData}</Chip>}
      <p>{explained}</p>
      {isLinked && (
        <Section title={messages.links}>
          <LinkTable analysis={analysis} question={question} />
        </Section>
      )}
      {step !== undefined && (
        <Section title={messages.stepRows}>
          <StepTable analysis={analysis} step={step} />
        </Section>
      )}
      {kind !== undefined && (
        <Section title={messages.byMonth}>
          <KindTable analysis={analysis} kind={kind} />
        </Section>
      )}
      {levels && ofBenchmark === 'closes' && (
        <Section title={messages.closesOf(levels.symbol)}>
          <LevelTable levels={levels} currency={currency} first={first} last={last} />
        </Section>
      )}
      {levels && ofBenchmark === 'flows' && (
        <Section title={messages.flowsIn(levels.symbol)}>
          <GrownTable levels={levels} period={valuePeriodOf(whole)} currency={currency} />
        </Section>
      )}
      {isWhole && (
        <Section title={messages.sums}>
          <SumTable sums={sums} currency={currency} />
        </Section>
      )}
      {(isWhole || isOfTransactions) && (
        <Section title={messages.transactions}>
          <TransactionTable rows={transactions} accounts={analysis.body.accounts} />
        </Section>
      )}
      {(isWhole || isOfPrices) && (
        <Section title={messages.pricesAtEnds}>
          <HeldTable held={held} />
        </Section>
      )}
    </div>
  );
}

const Section = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactElement;
}): ReactElement => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
