import type { ValuationModelBody } from '@finance-analyst/documents';
import { Delta, Figure, FigureList } from '@finance-analyst/figures';
import { impliedWordsOf } from '../method/impliedWordsOf.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';
import { terminalShareFormat } from './terminalShareFormat.js';

/** The last computed headline of a model this release cannot compute; nothing if it has none. */
export function LastComputedFigures({
  body,
}: {
  readonly body: Pick<ValuationModelBody, 'computed' | 'currency' | 'template' | 'assumptions'>;
}) {
  const { computed, currency, template } = body;
  if (!computed) return null;
  const { valuePerShare, upside, impliedGrowth, terminalShare, wacc } = computed;
  if (![valuePerShare, terminalShare, wacc].some(({ ok }) => ok)) return null;
  const { words } = methodViewOf(template);
  const impliedWords = impliedWordsOf(body);
  return (
    <FigureList
      figures={[
        {
          id: 'value',
          label: messages.valuePerShare,
          note: messages.lastComputed,
          isAnswer: true,
          children: (
            <Figure
              kind="per-share"
              precision={2}
              currency={currency}
              unit="hidden"
              value={valuePerShare}
              label={messages.valuePerShare}
              emphasis="answer"
            />
          ),
        },
        {
          id: 'upside',
          label: messages.upside,
          children: <Delta kind="rate" precision={1} value={upside} label={messages.upside} />,
        },
        {
          id: 'implied',
          label: impliedWords.impliedHead,
          children: (
            <Figure {...impliedWords.impliedFormat} value={impliedGrowth} label={impliedWords.implied} />
          ),
        },
        ...(words.rateLine === null
          ? []
          : [
              {
                id: 'terminal-share',
                label: words.terminalShare,
                children: (
                  <Figure {...terminalShareFormat} value={terminalShare} label={words.terminalShare} />
                ),
              },
              {
                id: 'wacc',
                label: words.rate,
                children: <Figure kind="rate" precision={2} value={wacc} label={words.rate} />,
              },
            ]),
      ]}
    />
  );
}
