import { Select } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { EpisodeReturn } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo, useState } from 'react';
import type { OpenBenchmark } from '../benchmark/useBenchmark.js';
import { messages } from '../risk/messages.js';
import styles from '../risk-screen/Risk.module.css';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { RiskClient } from '../risk-worker/createRiskClient.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { useRiskAnswer } from '../risk-worker/useRiskAnswer.js';
import { namedEpisodes } from './namedEpisodes.js';

/** Known falls of the market, on today's holdings. */
export function NamedEpisodesPanel({
  analysis,
  client,
  benchmark: { levels, isLoading },
}: {
  readonly analysis: RiskSummary;
  readonly client: RiskClient;
  readonly benchmark: Pick<OpenBenchmark, 'levels' | 'isLoading'>;
}): ReactElement {
  const { version, body } = analysis;
  const { format, formatDate } = useFigureFormat();
  const [chosen, setChosen] = useState<string>('2020');
  const benchmark = useMemo(() => levels && { days: [...levels.days], values: [...levels.levels] }, [levels]);
  const { answer, problem } = useRiskAnswer(client, 'episodes', version, { benchmark }, !isLoading);
  const episodes = answer ?? [];
  const detail = episodes.find(({ id }) => id === chosen);
  const rate = { kind: 'rate', precision: 1 } as const;
  const share = { kind: 'rate', precision: 0 } as const;
  const amount = {
    kind: 'amount',
    currency: body.currency,
    unit: 'hidden',
    precision: 0,
    sign: 'always',
  } as const;
  const known = (value: number) => ({ ok: true, value }) as const;
  const nameOf = (id: string): string => {
    const found = namedEpisodes.find((episode) => episode.id === id);
    return found ? messages.namedEpisode(found.name, formatDate(found.from), formatDate(found.to)) : id;
  };
  const basisOf = (replayed: EpisodeReturn): string => {
    if (replayed.kind === 'own') return messages.byOwnPrices;
    if (replayed.kind === 'missing') return replayed.reason;
    const number = { kind: 'number', precision: 2 } as const;
    return messages.byBeta(
      levels?.symbol ?? '',
      format(replayed.beta, number),
      format(replayed.tValue, { ...number, precision: 1 }),
      format(replayed.observations, { kind: 'count' }),
    );
  };
  const missing = { ok: false, reason: messages.notCovered } as const;
  return (
    <>
      <TablePanel
        title={messages.namedEpisodes}
        analysis={analysis}
        facts={levels ? [[messages.benchmarkSymbol, levels.symbol]] : []}
        state={
          problem !== null
            ? { kind: 'empty', title: messages.episodesMissing, message: problem }
            : answer === null
              ? { kind: 'loading', label: messages.measuring }
              : undefined
        }
        table={{
          rowTitle: messages.episodeTitle,
          columns: [
            { id: 'gain', label: messages.inCurrency(messages.loss, body.currency), format: amount },
            { id: 'covered', label: messages.ofCovered, format: rate },
            { id: 'own', label: messages.ownShare, format: share },
            { id: 'factor', label: messages.betaShare, format: share },
            { id: 'missing', label: messages.notCovered, format: share },
          ],
          rows: episodes.map(({ id, gain, shares, positions }) => {
            const covered = positions.reduce(
              (sum, { position, replayed }) => (replayed.kind === 'missing' ? sum : sum + position.value),
              0,
            );
            const hasHoldings = positions.some(
              ({ position, replayed }) => !position.isCash && replayed.kind !== 'missing',
            );
            return {
              id,
              label: nameOf(id),
              figures: [
                hasHoldings ? known(gain) : missing,
                hasHoldings && covered > 0 ? known(gain / covered) : missing,
                known(shares.own),
                known(shares.factor),
                known(shares.missing),
              ],
            };
          }),
        }}
        footer={messages.namedEpisodesExplained(levels?.symbol ?? null)}
      />
      {detail && (
        <TablePanel
          title={messages.episodeHoldings}
          analysis={analysis}
          facts={[[messages.episodeTitle, nameOf(chosen)]]}
          above={
            <div className={styles['choices']}>
              <Select
                label={messages.episodeTitle}
                value={chosen}
                options={namedEpisodes.map(({ id }) => ({ value: id, label: nameOf(id) }))}
                onChange={setChosen}
              />
            </div>
          }
          table={{
            rowTitle: messages.holding,
            columns: [
              { id: 'return', label: messages.shock, format: rate },
              { id: 'gain', label: messages.inCurrency(messages.loss, body.currency), format: amount },
            ],
            textColumns: [messages.basedOn],
            rows: detail.positions.map(({ position, replayed }) => ({
              id: `${position.isCash ? 'cash' : 'holding'} ${position.id}`,
              label: position.name,
              figures:
                replayed.kind === 'missing'
                  ? [replayed, replayed].map(({ reason }) => ({ ok: false, reason }) as const)
                  : [known(replayed.total), known(position.value * replayed.total)],
              texts: [basisOf(replayed)],
            })),
          }}
        />
      )}
    </>
  );
}
