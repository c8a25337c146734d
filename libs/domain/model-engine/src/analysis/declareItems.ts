import { closestName } from '../language/closestName.js';
import { modelLimits } from '../language/limits.js';
import type { ReportError } from '../language/modelError.js';
import { isReservedWord } from '../language/reservedWords.js';
import type { ItemStatement, PlainStatement, UnitAnnotation, Word } from '../language/syntaxTree.js';
import { isUnitName, namedUnits } from '../units/unit.js';
import { checkCurrencies, ownCurrency } from './statedCurrencies.js';
import { functionTable } from './functionTable.js';
import type { DeclaredItem } from './item.js';
import type { Shape } from './shape.js';

export interface Declarations {
  readonly items: readonly DeclaredItem[];
  readonly byName: ReadonlyMap<string, DeclaredItem>;
}

/** Gives every input, line, value and check its place, and reports names that are taken, reserved or malformed. */
export function declareItems(statements: readonly PlainStatement[], report: ReportError): Declarations {
  const items: DeclaredItem[] = [];
  const byName = new Map<string, DeclaredItem>();
  const optionNames = new Set<string>();
  let section: string | undefined;
  const currency = ownCurrency(statements);
  for (const statement of statements) {
    if (statement.kind === 'section') section = statement.title;
    if (!isItemStatement(statement)) continue;
    const options = optionsOf(statement, report);
    const { scope = '' } = statement;
    checkCurrencies(statement, currency, report);
    for (const option of options ?? []) {
      checkName(option, report);
      if (byName.has(scope + option.text))
        report('duplicate-name', option.span, `${option.text} is already the name of an item`);
      optionNames.add(scope + option.text);
    }
    // The names of expanded statements were checked as they are written.
    if (statement.scope === undefined) checkName(statement.name, report);
    const { text, span } = statement.name;
    if (byName.has(text)) report('duplicate-name', span, `${text} is defined twice`);
    else if (optionNames.has(text))
      report('duplicate-name', span, `${text} is already an option of a choice`);
    const item: DeclaredItem = {
      index: items.length,
      name: text,
      section,
      statement,
      shape: shapeOf(statement),
      isYearly: 'yearly' in statement && statement.yearly !== undefined,
      options: options?.map((option) => option.text),
    };
    items.push(item);
    if (!byName.has(text)) byName.set(text, item);
  }
  return { items, byName };
}

const isItemStatement = (statement: PlainStatement): statement is ItemStatement => 'name' in statement;

function shapeOf(statement: ItemStatement): Shape {
  if (statement.kind === 'input') return statement.extent;
  return statement.kind === 'line' ? 'forecast' : 'scalar';
}

/** Reports a name that is malformed, too long or reserved. */
export function checkName({ text, span }: Word, report: ReportError): void {
  if (!/^[a-z][a-z0-9_]*$/.test(text))
    report(
      'invalid-name',
      span,
      `${text} is not a valid name: use lowercase letters, digits and _, starting with a letter`,
      {
        suggestion: () => (/^[a-z]\w*$/i.test(text) ? text.toLowerCase() : undefined),
      },
    );
  else if (text.length > modelLimits.nameCharacters)
    report('invalid-name', span, `a name can have at most ${modelLimits.nameCharacters} characters`);
  else if (isReservedWord(text) || functionTable.has(text))
    report('reserved-name', span, `${text} is a word of the language and cannot be a name`);
}

function optionsOf(statement: ItemStatement, report: ReportError): readonly Word[] | undefined {
  const annotation = 'unit' in statement ? statement.unit : undefined;
  if (!annotation) return undefined;
  checkUnitName(annotation, report);
  if (annotation.text !== 'choice') {
    const [option] = annotation.options;
    if (option) report('unknown-unit', option.span, `only choice takes options, ${annotation.text} does not`);
    return undefined;
  }
  if (statement.kind !== 'input' || statement.extent !== 'scalar')
    report('unknown-unit', annotation.span, 'only a single input can be a choice');
  if (annotation.options.length < 2)
    report('unknown-unit', annotation.span, 'a choice names two options or more: choice(one, other)');
  const seen = new Set<string>();
  for (const option of annotation.options) {
    if (seen.has(option.text)) report('duplicate-name', option.span, `${option.text} is listed twice`);
    seen.add(option.text);
  }
  return annotation.options;
}

function checkUnitName({ text, span }: UnitAnnotation, report: ReportError): void {
  if (isUnitName(text)) return;
  const names = Object.keys(namedUnits);
  report('unknown-unit', span, `${text} is not a unit: use ${names.join(', ')}`, {
    suggestion: () => closestName(text, names),
  });
}
