import { TornadoChart, type TornadoBar } from '@finance-analyst/charts';
import { writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { Tornado } from '@finance-analyst/uncertainty';
import { sourcesOfValuation, type Valuation } from '@finance-analyst/valuation';
import { memo, useMemo, type ReactElement } from 'react';
import { includedInputs, settingOf, type AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { inLabels } from '../inputs/inLabels.js';
import { writeChanged } from '../inputs/inputFormat.js';
import { offeredInputs } from '../inputs/offeredInputs.js';
import { spreadProblemIn } from '../inputs/settingProblems.js';
import { changeOfDraw } from '../inputs/spreadDistribution.js';
import { messages } from '../messages.js';
import { comparablePrice } from '../screen/comparablePrice.js';
import styles from '../simulation/Simulation.module.css';

/** What each input alone does to the value per share. */
export const TornadoPanel = memo(function TornadoPanel({
  valuation,
  settings,
  tornado,
}: {
  readonly valuation: Valuation;
  readonly settings: AnalysisSettings;
  /** Of that model with these settings. */
  readonly tornado: Result<Tornado>;
}): ReactElement {
  const formatting = useFigureFormat();
  const offered = offeredInputs(valuation);
  const included = useMemo(() => includedInputs(offered, settings), [offered, settings]);
  const { currency, instrument } = valuation.body;
  const perShare = { kind: 'per-share', currency, precision: 2 } as const;
  const common = {
    title: messages.tornado,
    outputLabel: messages.valuePerShare,
    format: perShare,
    provenance: sourcesOfValuation(valuation),
    fileName: messages.fileName(writeSymbol(instrument), 'tornado'),
  };
  const empty = (title: string, message: string): ReactElement => (
    <TornadoChart
      {...common}
      summary={message}
      base={{ ok: false, reason: message }}
      bars={[]}
      state={{ kind: 'empty', title, message }}
    />
  );
  if (included.length === 0) return empty(messages.noInputs, messages.noInputsExplained);
  if (!tornado.ok) return empty(messages.tornadoFailed, inLabels(tornado.reason, included));
  const leftOut = included.flatMap(
    (input) => spreadProblemIn(settings, input, valuation, formatting)?.text ?? [],
  );
  const { base, bars } = tornado.value;
  const inputOf = (name: string) => included.find((input) => input.name === name);
  const written: readonly TornadoBar[] = bars.flatMap(({ variable, low, high }) => {
    const input = inputOf(variable);
    if (!input) return [];
    const write = (draw: number): string =>
      writeChanged(
        input,
        changeOfDraw(draw, settingOf(settings, input).spread, input.first),
        valuation,
        formatting,
      );
    return [
      {
        id: variable,
        label: input.label,
        low: { input: write(low.draw), output: low.output },
        high: { input: write(high.draw), output: high.output },
      },
    ];
  });
  const [largest] = bars;
  const [first] = written;
  if (!first) return empty(messages.tornadoFailed, leftOut.join(' '));
  const price = comparablePrice(valuation);
  const text = (figure: TornadoBar['low']['output']): string =>
    formatting.format(figure, { ...perShare, unit: 'hidden' });
  return (
    <TornadoChart
      {...common}
      base={base}
      bars={written}
      summary={
        largest?.swing === null
          ? messages.tornadoMissing(first.label)
          : messages.tornadoSummary(first.label, text(first.low.output), text(first.high.output))
      }
      below={
        leftOut.length > 0 && <p className={styles['quiet']}>{leftOut.map(messages.leftOut).join(' ')}</p>
      }
      {...(price.ok ? { reference: price.value, referenceLabel: messages.price.toLowerCase() } : {})}
    />
  );
});
