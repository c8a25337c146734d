import type {
  CheckDefinition,
  CompiledItem,
  Definition,
  InputDefinition,
  LineDefinition,
} from './compiledModel.js';
import { decodeFigure } from './evaluation/inputValues.js';
import { textOf } from './language/sourceSpan.js';

export interface Definitions {
  readonly inputs: readonly InputDefinition[];
  readonly lines: readonly LineDefinition[];
  readonly checks: readonly CheckDefinition[];
}

/** The items of a model as its users see them. */
export function describeItems(source: string, items: readonly CompiledItem[]): Definitions {
  const ofKind = (kind: CompiledItem['kind']): readonly CompiledItem[] =>
    items.filter((item) => item.kind === kind);
  return {
    inputs: ofKind('input').map(describeInput),
    lines: ofKind('line').map((item) => describeLine(source, item)),
    checks: ofKind('check').map((item) => describeCheck(source, item, items)),
  };
}

const describe = ({
  name,
  label,
  section,
  unit,
  shape,
  firstPeriod,
  lastPeriod,
  isYearly,
  sourceSpan,
}: CompiledItem): Definition => ({
  id: name,
  name,
  label,
  ...(section === undefined ? {} : { section }),
  unit,
  shape,
  firstPeriod,
  lastPeriod,
  ...(isYearly ? { isYearly } : {}),
  sourceSpan,
});

function describeInput(item: CompiledItem): InputDefinition {
  const { options, defaultValue } = item;
  const written = defaultValue === undefined ? undefined : decodeFigure(item, defaultValue);
  return {
    ...describe(item),
    ...(written === undefined ? {} : { default: written }),
    ...(options ? { options } : {}),
  };
}

function describeLine(source: string, item: CompiledItem): LineDefinition {
  return {
    ...describe(item),
    formula: item.formula ? textOf(source, item.formula.span) : '',
    ...(item.seed
      ? { [item.seedWord === 'history' ? 'history' : 'seed']: textOf(source, item.seed.span) }
      : {}),
  };
}

function describeCheck(source: string, item: CompiledItem, items: readonly CompiledItem[]): CheckDefinition {
  const message = (item.message ?? []).map((part) =>
    'text' in part ? part.text : `{${items[part.item]?.name}}`,
  );
  return {
    id: item.name,
    ...(item.section === undefined ? {} : { section: item.section }),
    severity: item.severity ?? 'note',
    condition: item.formula ? textOf(source, item.formula.span) : '',
    message: message.join(''),
    sourceSpan: item.sourceSpan,
  };
}
