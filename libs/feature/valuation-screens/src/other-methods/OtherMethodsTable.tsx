import { Disclosure, ScrollRegion } from '@finance-analyst/components';
import { Figure, scaleLabel, useFigureFormat } from '@finance-analyst/figures';
import {
  amountScaleOf,
  otherMethods,
  otherMethodStep,
  type OtherMethodName,
  type Valuation,
} from '@finance-analyst/valuation';
import { useState, type ReactElement } from 'react';
import { ExplanationDrawer } from '../derivation/ExplanationDrawer.js';
import { figureFormat } from '../model/figureFormat.js';
import { messages } from './messages.js';
import styles from './OtherMethods.module.css';
import { otherMethodNode } from './otherMethodNode.js';

/** The basis and value of each other method, with its derivation; nothing if none has a value. */
export function OtherMethodsTable({ valuation }: { readonly valuation: Valuation }): ReactElement | null {
  const formatting = useFigureFormat();
  const [explained, setExplained] = useState<OtherMethodName | null>(null);
  // Above it, the methods side by side say why one has no value.
  const methods = otherMethods(valuation).flatMap(({ method, answer }) =>
    answer.ok ? [{ method, answer: answer.value }] : [],
  );
  if (methods.length === 0) return null;
  const { currency } = valuation.body;
  const scale = amountScaleOf(valuation);
  const perShare = { ...figureFormat('per_share', { currency }), unit: 'hidden' } as const;
  const write = (value: number): string => formatting.format(value, perShare);
  const found = methods.find(({ method }) => method === explained);
  const root =
    found &&
    otherMethodNode(found.method, {
      valuation,
      answer: found.answer.at.middle,
      writing: { scale, formatting },
    });
  return (
    <Disclosure
      title={messages.title}
      summary={messages.summary(
        write(Math.min(...methods.map(({ answer }) => answer.low))),
        write(Math.max(...methods.map(({ answer }) => answer.high))),
        formatting.format(100 * otherMethodStep, { kind: 'number', precision: 1 }),
      )}
    >
      <ScrollRegion label={messages.title}>
        <table className={styles['table']} aria-label={messages.title}>
          <thead>
            <tr>
              <th scope="col">{messages.method}</th>
              <th scope="col">{messages.valuePerShare}</th>
              <th scope="col">{messages.basis}</th>
            </tr>
          </thead>
          <tbody>
            {methods.map(({ method, answer }) => (
              <tr key={method}>
                <th scope="row">{messages.names[method]}</th>
                <td>
                  <Figure
                    {...perShare}
                    value={{ ok: true, value: answer.middle }}
                    label={messages.of(messages.valuePerShare, messages.names[method])}
                    onExplain={() => {
                      setExplained(method);
                    }}
                  />
                </td>
                <td>{messages.bases[method]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ExplanationDrawer
        root={root ?? null}
        amountsIn={scaleLabel(scale, currency)}
        onClose={() => {
          setExplained(null);
        }}
      />
    </Disclosure>
  );
}
