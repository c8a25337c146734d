import { rowIdOfPeriod } from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import type { InputSource, WorkbookOptions } from '@finance-analyst/model-workbook';
import { reportedSources, type Assumption, type Valuation } from '@finance-analyst/valuation';

type Sources = NonNullable<WorkbookOptions['sources']>;

/** The reasons and sources of the inputs of a method that is computed from assumptions. */
export const assumptionSources = (assumptions: readonly Assumption[]): Sources =>
  Object.fromEntries(
    assumptions.map(({ input, reason, sources, external }) => {
      const [filing] = sources;
      return [
        input,
        withoutGaps({
          reason: writeReason(reason),
          source:
            external?.label ?? (filing && `${filing.figure.source.form}, ${filing.figure.source.accession}`),
          asOf: external?.asOf ?? filing?.figure.source.filed,
        }),
      ];
    }),
  );

/** The same of a new model, whose past years name the filings behind them. */
export const savedSources = (valuation: Valuation): Sources =>
  Object.fromEntries(
    valuation.model.inputs.map(({ name, shape, firstPeriod, lastPeriod }) => [
      name,
      shape === 'scalar'
        ? rowSource(valuation, name)
        : Array.from({ length: lastPeriod - firstPeriod + 1 }, (_, place) => {
            const period = firstPeriod + place;
            return period < 1
              ? filedSource(valuation, name, period)
              : rowSource(valuation, rowIdOfPeriod(valuation.body, name, period));
          }),
    ]),
  );

function rowSource({ rows }: Valuation, id: string): InputSource {
  const row = rows.get(id);
  if (!row) return {};
  return withoutGaps({
    reason: writeReason(row.reason),
    source: row.provenance?.detail ?? row.provenance?.label,
    asOf: row.provenance?.asOf,
  });
}

function filedSource(valuation: Valuation, name: string, period: number): InputSource {
  const [filed] = reportedSources(valuation, name, period);
  if (!filed) return {};
  const { form, accession, filed: day } = filed.figure.source;
  return { reason: `${lineName(filed.line)}, ${filed.period}`, source: `${form}, ${accession}`, asOf: day };
}

function withoutGaps({
  reason,
  source,
  asOf,
}: {
  readonly reason: string;
  readonly source: string | null | undefined;
  readonly asOf: string | null | undefined;
}): InputSource {
  return { reason, ...(source ? { source } : {}), ...(asOf ? { asOf: asOf.slice(0, 10) } : {}) };
}

/** A line of the statements in words: `Operating income` for `operatingIncome`. */
const lineName = (line: string): string => {
  const words = line.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
