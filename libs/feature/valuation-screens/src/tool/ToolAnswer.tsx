import { Delta, Figure, FigureList, type FigureResult } from '@finance-analyst/figures';
import type { EvaluatedCases } from './casesOf.js';
import { messages } from './messages.js';
import { missingWords } from './missingWords.js';
import { toolCases, type ToolCase, type ToolEntries } from './ToolEntries.js';
import { toolFormat } from './toolFormat.js';
import type { ToolTarget } from './ToolTarget.js';

/** Value, range and return in one row of figures, each with its derivation. */
export function ToolAnswer({
  entries,
  cases,
  onExplain,
}: {
  readonly entries: ToolEntries;
  readonly cases: EvaluatedCases;
  readonly onExplain: (target: ToolTarget) => void;
}) {
  const { base } = cases;
  const missing: FigureResult = {
    ok: false,
    reason: missingWords(base.evaluation, entries.basis),
  };
  const answer = base.answer;
  const perShare = { ...toolFormat('per_share', entries), unit: 'hidden' } as const;
  const rate = toolFormat('rate', entries);
  const valueOf = (toolCase: ToolCase) => (
    <Figure
      key={toolCase}
      {...perShare}
      value={
        cases[toolCase].answer?.valuePerShare ?? {
          ok: false,
          reason: missingWords(cases[toolCase].evaluation, entries.basis, 'case'),
        }
      }
      label={`${messages.valuePerShare}, ${messages.cases[toolCase]}`}
      {...(cases[toolCase].answer && {
        onExplain: () => {
          onExplain({ kind: 'model', name: 'value_per_share', toolCase });
        },
      })}
    />
  );
  const explain = (name: Extract<ToolTarget, { kind: 'against-price' }>['name']) =>
    answer?.[name].ok
      ? {
          onExplain: () => {
            onExplain({ kind: 'against-price', name, toolCase: 'base' as const });
          },
        }
      : {};
  const ends = toolCases.filter((toolCase) => toolCase !== 'base');
  return (
    <FigureList
      figures={[
        {
          id: 'value',
          label: messages.valuePerShare,
          note: entries.currency,
          isAnswer: true,
          children: (
            <Figure
              {...perShare}
              value={answer?.valuePerShare ?? missing}
              label={messages.valuePerShare}
              emphasis="answer"
              {...(answer && {
                onExplain: () => {
                  onExplain({ kind: 'model', name: 'value_per_share', toolCase: 'base' });
                },
              })}
            />
          ),
        },
        {
          id: 'range',
          label: messages.valueRange,
          note: messages.cautiousToOptimistic,
          children: ends.flatMap((toolCase, index) =>
            index === 0 ? [valueOf(toolCase)] : [' – ', valueOf(toolCase)],
          ),
        },
        {
          id: 'upside',
          label: messages.upside,
          children: (
            <Delta
              kind="rate"
              precision={1}
              value={answer?.upside ?? missing}
              label={messages.upside}
              {...explain('upside')}
            />
          ),
        },
        {
          id: 'return',
          label: messages.impliedReturn,
          note: messages.aYear,
          children: (
            <Figure
              {...rate}
              value={answer?.impliedReturn ?? missing}
              label={messages.impliedReturn}
              {...explain('impliedReturn')}
            />
          ),
        },
        {
          id: 'implied-growth',
          label: messages.impliedGrowthLabel,
          children: (
            <Figure
              {...rate}
              value={answer?.impliedGrowth ?? missing}
              label={messages.impliedGrowthLabel}
              {...explain('impliedGrowth')}
            />
          ),
        },
        {
          id: 'implied-multiple',
          label: messages.impliedMultipleLabel(messages.bases[entries.basis]),
          children: (
            <Figure
              {...toolFormat('multiple', entries)}
              value={answer?.impliedMultiple ?? missing}
              label={messages.impliedMultipleLabel(messages.bases[entries.basis])}
              {...explain('impliedMultiple')}
            />
          ),
        },
      ]}
    />
  );
}
