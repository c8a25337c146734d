import fc from 'fast-check';
import { treeOver, write, type Tree } from './randomModel.js';

/** A model with segments and sub-models, and the same model written out by hand. */
export interface RandomExpandedModel {
  /** Statements in any order; the timeline comes before them. */
  readonly statements: readonly string[];
  readonly byHand: string;
  /** Names of all items but the shared inputs a and b, as in `line_0.u`; by hand `line_0_u`. */
  readonly names: readonly string[];
}

export const expandedTimeline = 'timeline 3 years';
export const handName = (name: string): string => name.replaceAll('.', '_');

const allSegments = ['u', 'v', 'w'];
const counts = { lines: 2, totals: 2, members: 2 };

const name = (text: string, lag = 0): Tree => ({ kind: 'name', name: text, lag });
const names = (stem: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${stem}_${at}`);
const bothLags = (text: string): readonly Tree[] => [name(text), name(text, -1)];

/** Names of figures in a formula of the model; by segment, of the same segment where the formula is by segment. */
const bySegment = ['s', ...names('line', counts.lines)];
const ofEach = ['each.out', 'each.p'];
const plain = ['senior.out', 'junior.out', 'line_0.u', 'each.u.out'];
const all = (figure: string): string => `sum(segments(${figure}))`;

const isAll = /^sum\(segments\((.*)\)\)$/u;

/** A name as it is written by hand, in a formula of a segment and in a use of the sub-model. */
function byHandName(text: string, segments: readonly string[], segment: string, scope: string): string {
  const inner = isAll.exec(text)?.[1];
  if (inner !== undefined) {
    const parts = segments.map((each) => byHandName(inner, segments, each, scope));
    return parts.length === 1 ? `${parts[0]}` : `sum(${parts.join(', ')})`;
  }
  if (bySegment.includes(text)) return `${text}_${segment}`;
  if (ofEach.includes(text)) return handName(text.replace('each.', `each.${segment}.`));
  return handName(text === 'a' || text === 'b' ? text : scope + text);
}

function renamed(tree: Tree, rename: (text: string) => string): Tree {
  const of = (part: Tree): Tree => renamed(part, rename);
  switch (tree.kind) {
    case 'literal':
      return tree;
    case 'name':
    case 'total':
      return { ...tree, name: rename(tree.name) };
    case 'minus':
      return { ...tree, operand: of(tree.operand) };
    case 'binary':
      return { ...tree, left: of(tree.left), right: of(tree.right) };
    case 'call':
      return { ...tree, operands: tree.operands.map(of) };
    case 'if':
      return { ...tree, condition: of(tree.condition), then: of(tree.then), otherwise: of(tree.otherwise) };
  }
}

const shared = ['a', 'b'].map((input) => name(input));

const trees = fc.record({
  /** By segment; each may read those before it. */
  lines: fc.tuple(
    ...names('line', counts.lines).map((own, at) =>
      treeOver([
        ...shared,
        ...['s', ...names('line', at)].map((figure) => name(figure)),
        name(own, -1),
        ...['s', ...names('line', at)].map((figure) => name(all(figure))),
      ]),
    ),
  ),
  /** What the sub-model has: its inputs are p and q. */
  members: fc.tuple(
    ...names('member', counts.members).map((own, at) =>
      treeOver([name('p'), name('q'), name(own, -1), ...names('member', at).flatMap(bothLags)]),
    ),
  ),
  given: fc.tuple(
    treeOver(shared),
    treeOver([...shared, name('line_0.u'), name(all('line_0'))]),
    treeOver([...shared, name('line_1'), name('s'), name(all('line_1'))]),
  ),
  totals: fc.tuple(
    ...names('total', counts.totals).map((own) =>
      treeOver([
        ...shared,
        name(own, -1),
        ...plain.map((figure) => name(figure)),
        name(all('line_1')),
        name(all('each.out')),
      ]),
    ),
  ),
  mix: treeOver([...shared, name('line_1'), name('each.out'), name('senior.out'), name(all('each.out'))]),
});

const timelineAndInputs = ['input a: number', 'input b: number'];

export const randomExpandedModel: fc.Arbitrary<RandomExpandedModel> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), trees)
  .map(([count, { lines, members, given, totals, mix }]) => {
    const segments = allSegments.slice(0, count);
    const hand = (tree: Tree, segment = '', scope = ''): string =>
      write(renamed(tree, (text) => byHandName(text, segments, segment, scope)));
    const [seniorP, seniorQ, eachQ] = given;
    const memberLines = (scope: string): readonly string[] => [
      ...members.map(
        (tree, at) =>
          `line ${handName(scope)}member_${at} = ${hand(tree, '', scope)} from ${handName(scope)}p`,
      ),
      `line ${handName(scope)}out = ${handName(scope)}member_${counts.members - 1}`,
    ];
    const uses = ['senior.', 'junior.', ...segments.map((segment) => `each.${segment}.`)];
    return {
      statements: [
        ...timelineAndInputs,
        `segments ${segments.join(', ')}`,
        'input s[] by segment: number',
        ...lines.map((tree, at) => `line line_${at} by segment = ${write(tree)} from a`),
        [
          'submodel part',
          'input p: number',
          'input q[]: number',
          ...members.map((tree, at) => `line member_${at} = ${write(tree)} from p`),
          `line out = member_${counts.members - 1}`,
          'end',
        ].join('\n'),
        `use part as senior with p = ${write(seniorP)}, q = ${write(seniorQ)}`,
        'use part as junior',
        `use part as each by segment with q = ${write(eachQ)}`,
        ...totals.map((tree, at) => `line total_${at} = ${write(tree)} from b`),
        `line mix by segment = ${write(mix)}`,
      ],
      byHand: [
        expandedTimeline,
        ...timelineAndInputs,
        ...segments.map((segment) => `input s_${segment}[]: number`),
        ...lines.flatMap((tree, at) =>
          segments.map((segment) => `line line_${at}_${segment} = ${hand(tree, segment)} from a`),
        ),
        `value senior_p: number = ${hand(seniorP)}`,
        `line senior_q: number = ${hand(seniorQ)}`,
        'input junior_p: number',
        'input junior_q[]: number',
        ...segments.flatMap((segment) => [
          `input each_${segment}_p: number`,
          `line each_${segment}_q: number = ${hand(eachQ, segment)}`,
        ]),
        ...uses.flatMap(memberLines),
        ...totals.map((tree, at) => `line total_${at} = ${hand(tree)} from b`),
        ...segments.map((segment) => `line mix_${segment} = ${hand(mix, segment)}`),
      ].join('\n'),
      names: [
        ...segments.flatMap((segment) => [...bySegment, 'mix'].map((stem) => `${stem}.${segment}`)),
        ...uses.flatMap((scope) =>
          ['p', 'q', 'out', ...names('member', counts.members)].map((member) => scope + member),
        ),
        ...names('total', counts.totals),
      ],
    };
  });
