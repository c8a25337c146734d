import { Button, Notice, SegmentedControl, TextField } from '@finance-analyst/components';
import { Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { type Estimate, type FactorRegression, isoDate } from '@finance-analyst/portfolio';
import type { StoredValue } from '@finance-analyst/stored-entries';
import { type ReactElement, useState } from 'react';
import { messages as riskMessages } from '../risk/messages.js';
import styles from '../risk-screen/Risk.module.css';
import { factorSources, type RiskSettings, standardErrorKinds } from '../risk-settings/RiskSettings.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { TablePanelState } from '../risk-table/TableState.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { type FactorFile, isRiskFree } from './FactorFile.js';
import { FactorFileChoice } from './FactorFileChoice.js';
import { HoldingLoadings } from './HoldingLoadings.js';
import { messages } from './messages.js';
import { readSymbols } from './readSymbols.js';
import type { OpenFactors } from './useFactors.js';

const sourceOptions = factorSources.map((value) => ({ value, label: messages.sources[value] }));
const errorOptions = standardErrorKinds.map((value) => ({ value, label: messages.errors[value] }));

export interface FactorsPanelProps {
  readonly analysis: RiskSummary;
  readonly factors: OpenFactors;
  readonly settings: Pick<RiskSettings, 'factorSource' | 'factorSymbols' | 'standardErrors'>;
  /** A year, a fraction. */
  readonly riskFree: number;
  readonly stored: StoredValue<FactorFile | null>;
  readonly onChange: (part: Partial<RiskSettings>) => void;
}

/** What drives the returns of today's holdings: their regression on factors, together and one by one. */
export function FactorsPanel({
  analysis,
  factors,
  settings: { factorSource, factorSymbols, standardErrors },
  riskFree,
  stored,
  onChange,
}: FactorsPanelProps): ReactElement {
  const { format, formatDate } = useFigureFormat();
  const { file, regression } = factors;
  const { currency } = analysis.body;
  const answer = factors.series?.ok ? regression.answer : null;
  const found = answer?.whole.ok ? answer.whole.value : null;
  const riskFreeName = factorSource === 'file' ? (file?.series.find(isRiskFree)?.name ?? null) : null;
  const windowText =
    answer?.window && found
      ? messages.window(
          format(found.observations, { kind: 'count' }),
          messages.frequencies[answer.periodsPerYear as keyof typeof messages.frequencies],
          formatDate(isoDate(answer.window.opens)),
          formatDate(isoDate(answer.window.closes)),
        )
      : null;
  return (
    <>
      <TablePanel
        title={messages.title}
        analysis={analysis}
        facts={[
          [messages.source, factorSource === 'file' ? (file?.name ?? '') : messages.sources.instruments],
          [messages.standardErrors, messages.errors[standardErrors]],
          ...(windowText === null ? [] : [[messages.observations, windowText] as const]),
          ...(found
            ? ([
                [messages.rSquared, String(found.rSquared)],
                [messages.adjusted, String(found.adjustedRSquared)],
                [messages.residual, String(found.residualVolatility)],
              ] as const)
            : []),
        ]}
        state={found ? undefined : stateOf(factors, factorSource)}
        above={
          <>
            <div className={styles['choices']}>
              <SegmentedControl
                label={messages.source}
                isLabelHidden={false}
                value={factorSource}
                options={sourceOptions}
                onChange={(chosen) => {
                  onChange({ factorSource: chosen });
                }}
              />
              <SegmentedControl
                label={messages.standardErrors}
                isLabelHidden={false}
                value={standardErrors}
                options={errorOptions}
                onChange={(chosen) => {
                  onChange({ standardErrors: chosen });
                }}
              />
              {factorSource === 'instruments' && (
                <SymbolsField
                  key={factorSymbols}
                  symbols={factorSymbols}
                  onSymbols={(entered) => {
                    onChange({ factorSymbols: entered });
                  }}
                />
              )}
            </div>
            {factorSource === 'file' && <FactorFileChoice factors={factors} stored={stored} />}
          </>
        }
        table={{
          rowTitle: messages.factor,
          columns: [
            { id: 'coefficient', label: messages.coefficient, format: { kind: 'number', precision: 3 } },
            { id: 'error', label: messages.standardError, format: { kind: 'number', precision: 3 } },
            { id: 't', label: messages.tValue, format: { kind: 'number', precision: 2 } },
            { id: 'inflation', label: messages.inflation, format: { kind: 'number', precision: 1 } },
          ],
          rows: found ? rowsOf(found) : [],
        }}
        below={
          found && (
            <>
              <RegressionFigures found={found} />
              <ul className={styles['notes']}>
                {windowText !== null && <li>{windowText}</li>}
                {found.note !== null && <li>{found.note}</li>}
                {found.lags !== null && <li>{messages.newWest(found.lags)}</li>}
              </ul>
              {found.collinear.length > 0 && (
                <Notice tone="warning">{messages.collinear(found.collinear.join(', '))}</Notice>
              )}
            </>
          )
        }
        footer={
          found &&
          (factorSource === 'file'
            ? messages.explainedFile(currency, riskFreeName)
            : messages.explainedInstruments(currency, format(riskFree, { kind: 'rate', precision: 2 })))
        }
      />
      {answer && found && <HoldingLoadings analysis={analysis} answer={answer} />}
    </>
  );
}

const explainsAll = { ok: false, reason: messages.explainsAll } as const;

function rowsOf({ alphaAnnual, alpha, loadings }: FactorRegression) {
  const known = (value: number | null): Result<number> =>
    value === null ? explainsAll : { ok: true, value };
  const estimate = ({ value, standardError, tValue }: Estimate) => [value, standardError, tValue].map(known);
  const scale = alpha.value === 0 ? 1 : alphaAnnual / alpha.value;
  const rate = { kind: 'rate', precision: 2 } as const;
  return [
    ...loadings.map((loading) => ({
      id: loading.name,
      label: loading.name,
      figures: [...estimate(loading), known(loading.varianceInflation)],
    })),
    {
      id: 'alpha',
      label: messages.alpha,
      formats: [rate, rate, { kind: 'number', precision: 2 } as const],
      figures: [
        ...estimate({ ...alpha, value: alphaAnnual, standardError: alpha.standardError * scale }),
        { ok: false, reason: messages.noInflation } as const,
      ],
    },
  ];
}

function RegressionFigures({
  found: { rSquared, adjustedRSquared, residualVolatility, observations },
}: {
  readonly found: FactorRegression;
}): ReactElement {
  const share = (value: number | null): Result<number> =>
    value === null ? { ok: false, reason: messages.constantReturns } : { ok: true, value };
  const rate = { kind: 'rate', precision: 1 } as const;
  return (
    <FigureList
      figures={[
        {
          id: 'r',
          label: messages.rSquared,
          children: <Figure {...rate} label={messages.rSquared} value={share(rSquared)} />,
        },
        {
          id: 'adjusted',
          label: messages.adjusted,
          children: <Figure {...rate} label={messages.adjusted} value={share(adjustedRSquared)} />,
        },
        {
          id: 'residual',
          label: messages.residual,
          children: <Figure {...rate} label={messages.residual} value={residualVolatility} />,
        },
        {
          id: 'count',
          label: messages.observations,
          children: <Figure kind="count" label={messages.observations} value={observations} />,
        },
      ]}
    />
  );
}

/** Why there is no regression, or that it is computed. */
function stateOf(
  { isChosen, series, retry, regression: { answer, problem } }: OpenFactors,
  source: RiskSettings['factorSource'],
): TablePanelState {
  if (!isChosen)
    return {
      kind: 'empty',
      title: messages.noneTitle,
      message: source === 'file' ? messages.chooseFile : messages.chooseInstruments,
    };
  if (series === null) return { kind: 'loading', label: messages.loading };
  const reason = !series.ok
    ? series.reason
    : (problem ?? (answer && !answer.whole.ok ? answer.whole.reason : null));
  if (reason === null) return { kind: 'loading', label: messages.regressing };
  const again = source === 'instruments' && !series.ok;
  return {
    kind: 'empty',
    title: messages.missing,
    message: reason,
    ...(again && { action: <Button onPress={retry}>{riskMessages.tryAgain}</Button> }),
  };
}

function SymbolsField({
  symbols,
  onSymbols,
}: {
  readonly symbols: string;
  readonly onSymbols: (symbols: string) => void;
}): ReactElement {
  const [text, setText] = useState(symbols);
  return (
    <form
      className={styles['benchmark']}
      onSubmit={(event) => {
        event.preventDefault();
        onSymbols(readSymbols(text).join(', '));
      }}
    >
      <TextField
        label={messages.symbols}
        description={messages.symbolsHint}
        value={text}
        maxLength={160}
        onChange={setText}
      />
      <Button type="submit">{messages.use}</Button>
    </form>
  );
}
