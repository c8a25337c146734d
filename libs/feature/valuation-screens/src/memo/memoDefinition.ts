import type { Memo, MemoBlock, MemoFact, MemoSection, MemoTable } from './Memo.js';
import { fontRuns } from './memoFonts.js';
import { messages } from './messages.js';

const ink = '#1a2230';
const quiet = '#5a6575';
const rule = '#c9d0da';

// The kerning of the font, as the writer applies it, moves the point of “7.1” into the 7.
const fontFeatures = { kern: false };
const figures = { ...fontFeatures, tnum: true };

/** Regions that print on US Letter; all others use A4. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV', 'NI']);

/** Text on the page, in the fonts that have its characters. */
const words = (text: string) => fontRuns(text).runs.map((run) => ({ ...run }));

/** Horizontal rules between rows only. */
const ruled = {
  hLineWidth: (row: number, { table }: { table: { body: readonly unknown[] } }) =>
    row === 0 || row === table.body.length ? 0 : 0.4,
  vLineWidth: () => 0,
  hLineColor: () => rule,
  paddingLeft: (column: number) => (column === 0 ? 0 : 4),
  paddingRight: () => 0,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};
const plain = { ...ruled, hLineWidth: () => 0 };

const headlineFact = ({ label, value, note }: MemoFact) => ({
  stack: [
    { text: words(label), color: quiet, fontSize: 7.5 },
    { text: words(value), bold: true, fontSize: 13, margin: [0, 1, 0, 1] },
    ...(note === undefined ? [] : [{ text: words(note), color: quiet, fontSize: 7 }]),
  ],
});

/** Of the first column, which names figures. */
const labelWidth = 165;
const headlineColumns = 4;

function headline(facts: readonly MemoFact[]) {
  const cells = facts.map(headlineFact);
  const missing = (headlineColumns - (cells.length % headlineColumns)) % headlineColumns;
  const all = [...cells, ...Array.from({ length: missing }, () => ({ text: '' }))];
  return {
    table: {
      widths: Array.from({ length: headlineColumns }, () => '*'),
      body: Array.from({ length: all.length / headlineColumns }, (_, row) =>
        all.slice(row * headlineColumns, (row + 1) * headlineColumns),
      ),
    },
    layout: { ...ruled, paddingTop: () => 4, paddingBottom: () => 4 },
    margin: [0, 8, 0, 0],
  };
}

/** A table of more columns fills the page in small letters. */
const mostWideColumns = 4;

/** A table of few columns is no wider than the eye follows; one of many fills the page. */
const widthsOf = (columns: number): readonly (string | number)[] =>
  columns > mostWideColumns
    ? ['*', ...Array.from({ length: columns - 1 }, () => 'auto')]
    : [labelWidth, ...Array.from({ length: columns - 1 }, () => 80)];

function table({ head, rows }: MemoTable) {
  const row = (cells: readonly string[], style: object) =>
    cells.map((cell, column) => ({
      text: words(cell),
      alignment: column === 0 ? 'left' : 'right',
      noWrap: column > 0,
      ...(column === 0 ? {} : { fontFeatures: figures }),
      ...style,
    }));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: widthsOf(head.length),
      body: [
        row(head, { color: quiet }),
        ...rows.map(({ cells, isStrong = false }) => row(cells, { bold: isStrong })),
      ],
    },
    layout: ruled,
    fontSize: head.length > mostWideColumns ? 7 : 8,
  };
}

/** A table of more rows, with the texts below it, may not fit on a page. */
const mostRowsTogether = 30;

/** Content that can be longer than a page. pdfmake drops such content if it may not break. */
const isLong = (one: MemoBlock): boolean =>
  one.kind === 'list' ||
  (one.kind === 'facts' && one.isLong === true) ||
  (one.kind === 'table' && one.rows.length > mostRowsTogether);

function block(one: MemoBlock): object {
  switch (one.kind) {
    case 'table':
      return table(one);
    case 'facts':
      return {
        table: {
          dontBreakRows: !isLong(one),
          widths: [labelWidth, 'auto', '*'],
          body: one.facts.map(({ label, value, note = '' }) => [
            { text: words(label) },
            { text: words(value), bold: true, fontFeatures: figures },
            { text: words(note), color: quiet },
          ]),
        },
        layout: plain,
      };
    case 'list':
      return { ul: one.items.map((item) => ({ text: words(item), margin: [0, 1, 0, 1] })) };
    case 'text':
      return { text: words(one.text), margin: [0, 2, 0, 0] };
  }
}

function section({ title, note, blocks }: MemoSection): object {
  return {
    unbreakable: !blocks.some(isLong),
    stack: [
      {
        text: [
          ...words(title).map((run) => ({ ...run, bold: true, fontSize: 10.5 })),
          ...(note === undefined ? [] : words(`  ${note}`).map((run) => ({ ...run, color: quiet }))),
        ],
        outline: true,
        outlineText: title,
        headlineLevel: 1,
        margin: [0, 10, 0, 3],
      },
      ...blocks.map(block),
    ],
  };
}

const textsOf = (memo: Memo): readonly string[] => {
  const facts = (all: readonly MemoFact[]) =>
    all.flatMap(({ label, value, note = '' }) => [label, value, note]);
  const blocks = memo.sections.flatMap((one) => one.blocks);
  return [
    memo.title,
    memo.subtitle,
    memo.sample ?? '',
    memo.footer,
    ...facts(memo.headline),
    ...memo.sections.flatMap(({ title, note = '' }) => [title, note]),
    ...blocks.flatMap((one) => {
      switch (one.kind) {
        case 'table':
          return [...one.head, ...one.rows.flatMap(({ cells }) => cells)];
        case 'facts':
          return facts(one.facts);
        case 'list':
          return one.items;
        case 'text':
          return [one.text];
      }
    }),
  ];
};

/** Every text of a memo, to know which fonts it needs and whether they have all of it. */
export const charactersOf = (memo: Memo) => fontRuns(textsOf(memo).join('\n'));

/** A part of the memo once it has its place on a page. */
interface LaidOut {
  readonly headlineLevel?: number;
  readonly text?: unknown;
}

/** A memo as pdfmake lays it out. */
export function memoDefinition(memo: Memo): object {
  const region = new Intl.Locale(memo.locale).maximize().region ?? '';
  return {
    pageSize: letterRegions.has(region) ? 'LETTER' : 'A4',
    pageMargins: [40, 36, 40, 44],
    language: 'en-US',
    displayTitle: true,
    info: {
      title: memo.title,
      subject: memo.subtitle,
      creator: 'Finance Analyst Pro',
      producer: 'Finance Analyst Pro',
      creationDate: new Date(memo.createdAt),
    },
    defaultStyle: { font: 'latin', fontSize: 8, color: ink, lineHeight: 1.1, fontFeatures },
    // A title never stays behind at the foot of a page.
    pageBreakBefore: (
      { headlineLevel }: LaidOut,
      { getFollowingNodesOnPage }: { readonly getFollowingNodesOnPage: () => readonly LaidOut[] },
    ) => headlineLevel === 1 && !getFollowingNodesOnPage().some(({ text }) => text !== undefined),
    content: [
      { text: words(memo.title), bold: true, fontSize: 16, outline: true, outlineText: memo.title },
      { text: words(memo.subtitle), color: quiet, margin: [0, 2, 0, 0] },
      ...(memo.sample === null ? [] : [{ text: words(memo.sample), bold: true, margin: [0, 4, 0, 0] }]),
      headline(memo.headline),
      ...memo.sections.map(section),
      ...(charactersOf(memo).isComplete
        ? []
        : [{ text: messages.missingCharacters, color: quiet, margin: [0, 8, 0, 0] }]),
    ],
    footer: (page: number, pages: number) => ({
      columns: [
        { text: words([memo.footer, memo.sample ?? ''].join(' ').trim()), width: '*' },
        { text: messages.page(page, pages), width: 'auto' },
      ],
      fontSize: 7,
      color: quiet,
      margin: [40, 14, 40, 0],
    }),
  };
}
