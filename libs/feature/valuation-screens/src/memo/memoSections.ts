import { methodName } from '@finance-analyst/documents';
import { amountPrecision, localReason, scaleLabel, type FigureFormat } from '@finance-analyst/figures';
import { sourceName } from '@finance-analyst/market';
import {
  amountScaleOf,
  isOwnEdit,
  openQuestions,
  scenariosOf,
  type Valuation,
} from '@finance-analyst/valuation';
import { financingRemarks } from '../checks/financingRemarks.js';
import { localisedChecks } from '../checks/localisedChecks.js';
import { messages as checkMessages } from '../checks/messages.js';
import { saidOf } from '../checks/saidOf.js';
import { comparedAssumptions } from '../comparison/comparedAssumptions.js';
import { messages as exportMessages } from '../export/messages.js';
import { messages as forecastMessages } from '../forecast/messages.js';
import { messages as headlineMessages } from '../headline/messages.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { figureFormat } from '../model/figureFormat.js';
import { negated } from '../model/negated.js';
import { isAnswerNeeded } from '../questions/isAnswerNeeded.js';
import { scenarioNote } from '../scenarios/scenarioNote.js';
import type { MemoSection } from './Memo.js';
import { memoAssumptions } from './memoAssumptions.js';
import { memoComparables } from './memoComparables.js';
import { memoForecast } from './memoForecast.js';
import { memoNotes } from './memoNotes.js';
import { memoSensitivity } from './memoSensitivity.js';
import type { MemoSubject } from './MemoSubject.js';
import { messages } from './messages.js';

/** The memo below its headline, in the order in which it is read; a section without content is left out. */
export const memoSections = (subject: MemoSubject): readonly MemoSection[] => [
  ...memoScenarios(subject),
  ...memoEdits(subject),
  ...memoQuestions(subject),
  memoForecast(subject),
  memoBridge(subject),
  ...memoSensitivity(subject),
  ...memoAssumptions(subject, 'cost-of-capital'),
  ...memoAssumptions(subject, 'terminal'),
  ...memoComparables(subject),
  memoChecks(subject),
  ...memoNotes(subject),
  memoSources(subject),
];

/** The value in each scenario, what it assumes, and their range. */
function memoScenarios({ base, valuation, formatting }: MemoSubject): readonly MemoSection[] {
  const scenarios = base ? scenariosOf(base) : [];
  if (scenarios.length < 2) return [];
  const { format } = formatting;
  const perShare = { kind: 'per-share', precision: 2, currency: valuation.body.currency } as const;
  const values = scenarios.flatMap(({ valuePerShare }) => (valuePerShare.ok ? [valuePerShare.value] : []));
  return [
    {
      title: messages.scenarios,
      blocks: [
        {
          kind: 'table',
          head: [messages.scenario, headlineMessages.valuePerShare, headlineMessages.upside],
          rows: scenarios.map(({ name, valuePerShare, upside }) => ({
            cells: [
              name,
              valuePerShare.ok ? format(valuePerShare, perShare) : '–',
              upside.ok ? format(upside, { kind: 'rate', precision: 1, sign: 'always' }) : '–',
            ],
          })),
        },
        ...(values.length > 1
          ? [
              {
                kind: 'text',
                text: messages.range(
                  format(Math.min(...values), perShare),
                  format(Math.max(...values), perShare),
                ),
              } as const,
            ]
          : []),
        ...(base?.body.scenarios ?? []).map((scenario) => {
          const note = scenarioNote(scenario, valuation.body.template, { formatting, isReadOnly: true });
          return { kind: 'text', text: messages.assumes(scenario.name, note) } as const;
        }),
      ],
    },
  ];
}

/** What the analyst changed, each with its default. */
function memoEdits({ valuation, formatting }: MemoSubject): readonly MemoSection[] {
  const { body, history } = valuation;
  const now = { title: '', body, history };
  const assumptions = body.assumptions.map((row) =>
    isOwnEdit(row) ? { ...row, value: row.defaultValue, edited: false } : row,
  );
  const edits = comparedAssumptions({ ...now, body: { ...body, assumptions } }, now, formatting);
  if (edits.length === 0) return [];
  return [
    {
      title: messages.edits,
      blocks: [
        {
          kind: 'table',
          head: [messages.assumption, messages.inModel, messages.byDefault],
          rows: edits.map((edit) => ({ cells: [edit.label, edit.now, edit.then] })),
        },
      ],
    },
  ];
}

function memoQuestions({ base, formatting }: MemoSubject): readonly MemoSection[] {
  const questions = base ? openQuestions(base) : [];
  if (questions.length === 0) return [];
  const needed = questions.filter(({ isNeeded }) => isNeeded);
  const others = questions.filter(({ isNeeded }) => !isNeeded);
  return [
    {
      title: messages.questions,
      blocks: [
        {
          kind: 'list',
          items: [
            ...needed.map(({ text }) => messages.needed(localReason(text, formatting))),
            ...others.map(({ text }) => localReason(text, formatting)),
          ],
        },
      ],
    },
  ];
}

function memoBridge({ valuation, formatting }: MemoSubject): MemoSection {
  const { body, evaluator } = valuation;
  const { words, bridgeSteps } = methodViewOf(body.template);
  const scale = amountScaleOf(valuation);
  const amount: FigureFormat = {
    kind: 'amount',
    currency: body.currency,
    scale,
    precision: amountPrecision(scale),
    unit: 'hidden',
  };
  const perShare: FigureFormat = { kind: 'per-share', precision: 2, currency: body.currency };
  const value = evaluator.read('value_per_share');
  return {
    title: words.bridge,
    note: scaleLabel(scale, body.currency),
    blocks: [
      {
        kind: 'table',
        head: [messages.step, messages.amount],
        rows: [
          ...bridgeSteps
            .map((step) => ({ ...step, figure: evaluator.read(step.name) }))
            .filter(({ isOptional, figure }) => !(isOptional && figure.ok && figure.value === 0))
            .map(({ label, sign, role, figure }) => ({
              isStrong: role === 'total',
              cells: [
                label,
                figure.ok ? formatting.format(sign === 1 ? figure : negated(figure), amount) : '–',
              ],
            })),
          ...sharesOf(valuation).map(({ label, figure, format }) => ({
            cells: [label, figure.ok ? formatting.format(figure, format) : '–'],
          })),
          {
            isStrong: true,
            cells: [headlineMessages.valuePerShare, value.ok ? formatting.format(value, perShare) : '–'],
          },
        ],
      },
    ],
  };
}

/** The shares that equity is divided by, by the model's own formula of the value per share. */
function sharesOf(valuation: Valuation) {
  const { evaluator, body } = valuation;
  const units = { currency: body.currency, scale: amountScaleOf(valuation) };
  return evaluator
    .explain('value_per_share')
    .operands.map(({ ref }) => evaluator.explain(ref.name, ref.period))
    .filter(({ unit }) => unit.kind === 'shares')
    .map(({ label, unit, figure }) => ({ label, figure, format: figureFormat(unit, units) }));
}

function memoChecks({ valuation, formatting }: MemoSubject): MemoSection {
  const checks = localisedChecks(valuation, formatting);
  const said = saidOf(checks, isAnswerNeeded(valuation));
  const items = [
    ...said.map(({ severity, message }) => `${messages.severities[severity]}: ${message}`),
    ...financingRemarks(valuation, formatting).map((remark) => `${messages.severities.note}: ${remark}`),
  ];
  const lost = checks.filter(({ couldNotRun }) => couldNotRun === true).length;
  return {
    title: messages.checks,
    blocks: [
      ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
      ...(said.length > 0
        ? []
        : [{ kind: 'text', text: messages.allPassed(checks.length - lost, lost > 0) } as const]),
      ...(lost > 0 ? [{ kind: 'text', text: checkMessages.notRun(lost) } as const] : []),
    ],
  };
}

function memoSources({ valuation, model, isEdited, formatting }: MemoSubject): MemoSection {
  const { body, fundamentals } = valuation;
  const { formatDate } = formatting;
  const day = methodViewOf(body.template).valueDay(valuation);
  return {
    title: messages.sources,
    blocks: [
      {
        kind: 'facts',
        facts: [
          {
            label: messages.method,
            value: methodName(body.template.id),
            ...(day === undefined ? {} : { note: messages.asOf(formatDate(day)) }),
          },
          { label: exportMessages.version, value: forecastMessages.versionOf(model.baseRevision, isEdited) },
          {
            label: exportMessages.statements,
            value: exportMessages.lastFiled(
              sourceName(fundamentals.source),
              formatDate(fundamentals.lastFiled),
            ),
          },
          { label: exportMessages.knownOn, value: formatDate(body.knownOn) },
        ],
      },
      { kind: 'text', text: messages.filings(filingsOf(valuation, formatDate)) },
    ],
  };
}

const filingsNamed = 6;

/** The newest filings that the statements are from, each with the periods it reports. */
function filingsOf(
  { fundamentals }: Valuation,
  formatDate: MemoSubject['formatting']['formatDate'],
): readonly string[] {
  const found = new Map<string, { form: string; filed: string; periods: Set<string> }>();
  for (const period of [...fundamentals.annual, fundamentals.trailingTwelveMonths ?? null]) {
    for (const { source } of Object.values(period?.figures ?? {})) {
      const filing = found.get(source.accession) ?? {
        form: source.form,
        filed: source.filed,
        periods: new Set(),
      };
      if (period) filing.periods.add(period.label);
      found.set(source.accession, filing);
    }
  }
  return [...found.values()]
    .toSorted((one, other) => other.filed.localeCompare(one.filed))
    .slice(0, filingsNamed)
    .map(({ form, filed, periods }) => messages.filing(form, [...periods].join(', '), formatDate(filed)));
}
