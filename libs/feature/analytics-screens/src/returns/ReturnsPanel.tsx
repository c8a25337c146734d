import { saveFile } from '@finance-analyst/charts';
import { Panel, Select } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import { useFigureFormat } from '@finance-analyst/figures';
import { gainOf } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { returnsFile } from '../files/returnsFile.js';
import { messages } from '../messages.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import type { Analysis } from '../screen/Analysis.js';
import { type AnalyticsSelection, timingNames } from '../selection/AnalyticsSelection.js';
import { KindsTable } from './KindsTable.js';
import { MeasureTable, type MeasureRow } from './MeasureTable.js';
import { WithoutKinds } from './WithoutKinds.js';

const timings = timingNames.map((value) => ({ value, label: messages.timings[value] }));

/** The returns by each measure, with the question that it answers and how it is computed. */
export function ReturnsPanel({
  analysis,
  onChange,
  onAsk,
}: {
  readonly analysis: Analysis;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
  readonly onAsk: AskForRows;
}): ReactElement {
  const { measures, selection, body, isSample, part } = analysis;
  useExportSource(
    {
      title: messages.returns,
      scope: messages.returnsScope(analysis.title),
      isSample,
      write: () => ({ ok: true, value: returnsFile(analysis) }),
    },
    saveFile,
  );
  const isShort = (part.whole.days.at(-1) ?? 0) - (part.whole.days[0] ?? 0) < 365;
  const rows = useMeasureRows(analysis);
  const to = part.whole.days.length - 1;
  const askForMeasure = ({ id, name, definition }: MeasureRow): void => {
    onAsk({
      title: name,
      explained: definition,
      from: 0,
      to,
      part: null,
      isLinked: id === 'time-weighted',
    });
  };
  return (
    <Panel
      title={messages.returns}
      sample={isSample || undefined}
      minHeight="16rem"
      footer={[messages.returnsExplained, ...(isShort ? [messages.lessThanAYear] : [])].join(' ')}
    >
      <MeasureTable rows={rows} period={measures.period} currency={body.currency} onAsk={askForMeasure} />
      <KindsTable
        kinds={measures.kinds}
        total={measures.timeWeighted}
        onAsk={(kind) => {
          if (kind === null) askForMeasure(rows[0]);
          else
            onAsk({
              title: messages.kindInReturn(messages.kinds[kind]),
              explained: messages.explained.kind,
              from: 0,
              to,
              part: null,
              kind,
            });
        }}
      />
      <WithoutKinds analysis={analysis} />
      <Select
        label={messages.timing}
        value={selection.timing}
        options={timings}
        onChange={(timing) => {
          onChange({ timing });
        }}
      />
    </Panel>
  );
}

/** The measures with their inputs in words. */
function useMeasureRows({
  measures,
  body: { currency },
  part,
}: Analysis): readonly [timeWeighted: MeasureRow, ...MeasureRow[]] {
  const formatting = useFigureFormat();
  const { timeWeighted, moneyWeighted, dietz, simple, period } = measures;
  const amount = (value: number): string =>
    formatting.format(value, { kind: 'amount', currency, precision: 2 });
  const rate = (value: number): string => formatting.format(value, { kind: 'rate', precision: 2 });
  const ends: MeasureRow['inputs'] = period.ok
    ? [
        [messages.openingValue, amount(period.value.opening)],
        [messages.closingValue, amount(period.value.closing)],
      ]
    : [];
  const gain: MeasureRow['inputs'] = period.ok ? [[messages.gain, amount(gainOf(period.value))]] : [];
  const rates = moneyWeighted.ok ? undefined : moneyWeighted.rates;
  return [
    {
      id: 'time-weighted',
      name: messages.timeWeighted,
      answers: messages.timeWeightedAnswers,
      definition: messages.timeWeightedDefined,
      result: timeWeighted,
      inputs: [
        [messages.daysMeasured, String(part.whole.days.length - 1)],
        ...(timeWeighted.ok ? [[messages.carriedDays, String(timeWeighted.value.carriedDays)] as const] : []),
      ],
      hasFlows: false,
    },
    {
      id: 'money-weighted',
      name: messages.moneyWeighted,
      answers: messages.moneyWeightedAnswers,
      definition: messages.moneyWeightedDefined,
      result: moneyWeighted.ok
        ? moneyWeighted
        : {
            ok: false,
            reason: rates
              ? `${moneyWeighted.reason} ${messages.ratesFound(rates.map(rate).join(', '))}`
              : moneyWeighted.reason,
          },
      inputs: ends,
      hasFlows: true,
    },
    {
      id: 'dietz',
      name: messages.dietz,
      answers: messages.dietzAnswers,
      definition: messages.dietzDefined,
      result: dietz,
      inputs: [
        ...gain,
        ...(dietz.ok ? [[messages.averageCapital, amount(dietz.value.averageCapital)] as const] : []),
      ],
      hasFlows: true,
    },
    {
      id: 'simple',
      name: messages.simple,
      answers: messages.simpleAnswers,
      definition: messages.simpleDefined,
      result: simple,
      inputs: [...gain, ...(simple.ok ? [[messages.invested, amount(simple.value.invested)] as const] : [])],
      hasFlows: true,
    },
  ];
}
