import type { ReportError } from '../language/modelError.js';
import type { ItemStatement, Statement, UnitAnnotation, Word } from '../language/syntaxTree.js';
import { isCurrencyCode } from '../units/currencies.js';
import { namedUnits, type Unit } from '../units/unit.js';

const statedCode = (statements: readonly Statement[]): Word | undefined =>
  statements.find((statement) => statement.kind === 'currency')?.code;

/** The model's own currency: that of money without a stated one. */
export const ownCurrency = (statements: readonly Statement[]): string | undefined =>
  statedCode(statements)?.text;

/** The same, once it is known to be a code. */
export function checkedCurrency(statements: readonly Statement[], report: ReportError): string | undefined {
  const code = statedCode(statements);
  if (code) checkCode(code, report);
  return code?.text;
}

function checkCode({ text, span }: Word, report: ReportError): void {
  if (isCurrencyCode(text)) return;
  const suggestion = (): string | undefined =>
    isCurrencyCode(text.toUpperCase()) ? text.toUpperCase() : undefined;
  report('unknown-unit', span, `${text} is not a currency: write three capital letters, such as USD`, {
    suggestion,
  });
}

/** Reports currencies that a unit does not take, and a model that states some but not its own. */
export function checkCurrencies(
  statement: ItemStatement,
  own: string | undefined,
  report: ReportError,
): void {
  const unit = 'unit' in statement ? statement.unit : undefined;
  if (!unit) return;
  const { text, span, currencies } = unit;
  for (const code of currencies) checkCode(code, report);
  const [of, per] = currencies;
  if (text === namedUnits.exchange_rate.kind) {
    if (!of || !per || of.text === per.text)
      report(
        'unknown-unit',
        per?.span ?? span,
        'an exchange rate has two currencies: exchange_rate USD per EUR',
      );
  } else if (text !== 'amount' && text !== 'per_share') {
    if (of)
      report(
        'unknown-unit',
        of.span,
        `only amount, per_share and exchange_rate have a currency, ${text} does not`,
      );
  } else if (per) report('unknown-unit', per.span, `${text} has one currency: ${text} ${of?.text}`);
  if (of && own === undefined)
    report('unknown-unit', of.span, "state the model's own currency before its items: currency USD");
}

/** A unit of money in the currencies that it states, else in the model's own. */
export function withCurrencies(unit: Unit, { currencies }: UnitAnnotation, own: string | undefined): Unit {
  const [of = own, per] = currencies.map(({ text }) => text);
  if (unit.kind === namedUnits.exchange_rate.kind)
    return of === undefined || per === undefined || of === per
      ? unit
      : { ...unit, currencies: { [of]: 1, [per]: -1 } };
  return unit.money === 0 || of === undefined ? unit : { ...unit, currencies: { [of]: 1 } };
}
