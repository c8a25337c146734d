import {
  metricNames,
  multipleDefinitions,
  type ComparedTransaction,
  type MultipleName,
} from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { figureFormat } from '../model/figureFormat.js';
import { computedNode } from '../derivation/computedNode.js';
import type { Shown } from './ExplainedCompany.js';
import { messages, multipleLabels } from './messages.js';

/** A multiple paid in a transaction, from the amounts entered and their source. */
export function paidMultipleNode(
  { id, name: target, transaction, multiples }: ComparedTransaction,
  name: MultipleName,
  { scale, formatting }: Shown,
): DerivationNode {
  const { of, metric } = multipleDefinitions[name];
  const isEnterprise = of === 'enterprise';
  const { announced, currency, source, metrics } = transaction;
  const amount = (label: string, value: number | null): DerivationNode =>
    computedNode(
      `${id} ${label}`,
      messages.of(label, target),
      null,
      value === null ? { ok: false, reason: messages.notDisclosed } : { ok: true, value },
      figureFormat('amount', { currency, scale }),
      [messages.priceFrom(source || messages.noSource, formatting.formatDate(announced))],
    );
  const { enterpriseValue, equityValue } = messages.columns;
  return {
    ...computedNode(
      `${id} ${name}`,
      messages.of(multipleLabels[name], target),
      messages.paidFormula(isEnterprise, metricNames[metric]),
      multiples[name],
      { kind: 'multiple', precision: 1 },
    ),
    children: () => [
      isEnterprise
        ? amount(enterpriseValue, transaction.enterpriseValue)
        : amount(equityValue, transaction.equityValue),
      ...(metric === 'ffo' ? [] : [amount(messages.columns[metric], metrics[metric])]),
    ],
  };
}
