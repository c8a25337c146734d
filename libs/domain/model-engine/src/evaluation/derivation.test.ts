import { describe, expect, it } from 'vitest';
import { evaluated } from '../testing/compiled.js';
import { freeCashFlowInputs, freeCashFlowModel } from '../testing/freeCashFlowModel.js';
import { derivationTree } from './derivationTree.js';

const evaluator = evaluated(freeCashFlowModel, freeCashFlowInputs);
const operandNames = (name: string, period?: number): readonly string[] =>
  evaluator.explain(name, period).operands.map(({ ref }) => `${ref.name} ${ref.period ?? ''}`.trim());

describe('explain', () => {
  it('[MODEL-ENGINE-18] gives formula as written, label, unit and the figures that went in', () => {
    expect(evaluator.explain('revenue', 2)).toMatchObject({
      ref: { name: 'revenue', period: 2 },
      label: 'Revenue',
      kind: 'line',
      unit: { kind: 'amount' },
      formula: 'revenue[-1] * (1 + revenue_growth)',
      figure: { ok: true },
      operands: [
        { ref: { name: 'revenue', period: 1 }, kind: 'line', figure: { ok: true, value: 1100 } },
        { ref: { name: 'revenue_growth', period: 2 }, kind: 'input', figure: { ok: true, value: 0.09 } },
      ],
    });
  });

  it('[MODEL-ENGINE-18] explains the base period by what follows from', () => {
    expect(evaluator.explain('revenue', 0)).toMatchObject({
      formula: 'base_revenue',
      operands: [{ ref: { name: 'base_revenue' }, label: 'Revenue of the base period' }],
    });
  });

  it('[MODEL-ENGINE-18] names every period that a total runs over', () => {
    expect(operandNames('enterprise_value')).toEqual([
      'present_value 1',
      'present_value 2',
      'present_value 3',
      'present_value 4',
      'present_value 5',
      'present_value_of_terminal_value',
    ]);
  });

  it('[MODEL-ENGINE-19] leaves out the branch not taken', () => {
    expect(operandNames('terminal_value')).toEqual([
      'terminal_method',
      'free_cash_flow 5',
      'terminal_growth',
      'wacc',
    ]);
    const fork = evaluator.fork();
    fork.set('terminal_method', 'exit_multiple');
    expect(fork.explain('terminal_value').operands.map(({ ref }) => ref.name)).toEqual([
      'terminal_method',
      'exit_multiple_of_ebitda',
      'ebitda_of_last_year',
    ]);
  });

  it.each([
    ['or(x > 0, y > 0)', 1, ['x']],
    ['or(x > 0, y > 0)', 0, ['x', 'y']],
    ['and(x > 0, y > 0)', 0, ['x']],
    ['and(x > 0, y > 0)', 1, ['x', 'y']],
  ])('[MODEL-ENGINE-19] leaves out what comes after the decision of %s at %d', (formula, x, names) => {
    const source = `input x: number\ninput y: number\nvalue a = ${formula}`;
    const { operands } = evaluated(source, { x, y: 1 }).explain('a');
    expect(operands.map(({ ref }) => ref.name)).toEqual(names);
  });

  it('[MODEL-ENGINE-18] explains an input by itself', () => {
    expect(evaluator.explain('wacc')).toMatchObject({
      kind: 'input',
      formula: '',
      operands: [],
      figure: { value: 0.088 },
    });
  });

  it('[MODEL-ENGINE-18] explains a figure that cannot be computed as far as it goes', () => {
    const fork = evaluator.fork();
    fork.set('terminal_growth', 0.088);
    const { figure, operands } = fork.explain('terminal_value');
    expect(figure).toEqual({
      ok: false,
      reason: 'Division by zero in terminal value: (WACC \u2212 terminal growth) is 0',
    });
    expect(operands).toHaveLength(4);
  });

  it('[MODEL-ENGINE-18] throws for a name that does not exist', () => {
    expect(() => evaluator.explain('unheard_of')).toThrow(RangeError);
  });
});

describe('derivationTree', () => {
  const tree = derivationTree(evaluator, 'value_per_share');
  const keys = tree.nodes.map(({ ref }) => `${ref.name} ${ref.period ?? ''}`);

  it('[MODEL-ENGINE-20] holds every figure once, and with each figure its operands', () => {
    expect(tree.root).toEqual({ name: 'value_per_share' });
    expect(tree.omitted).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { operands } of tree.nodes)
      for (const { ref } of operands) expect(keys).toContain(`${ref.name} ${ref.period ?? ''}`);
  });

  it('[MODEL-ENGINE-20] ends at inputs', () => {
    for (const node of tree.nodes) if (node.operands.length === 0) expect(node.kind).toBe('input');
    expect(keys).toContain('base_revenue ');
    expect(keys).toContain('revenue_growth 3');
  });

  it('[MODEL-ENGINE-20] stays small where figures share figures', () => {
    const doubling = Array.from({ length: 60 }, (_, index) => `value a${index + 1} = a${index} + a${index}`);
    const shared = evaluated(['input a0: number', ...doubling].join('\n'), { a0: 1 });
    expect(derivationTree(shared, 'a60').nodes).toHaveLength(61);
  });

  it('[MODEL-ENGINE-20] says what its limits left out', () => {
    const shallow = derivationTree(evaluator, 'value_per_share', undefined, { maxDepth: 1 });
    expect(shallow.nodes.map(({ ref }) => ref.name)).toEqual([
      'value_per_share',
      'equity_value',
      'shares_outstanding',
    ]);
    expect(shallow.omitted.map(({ name }) => name)).toEqual(['enterprise_value', 'cash', 'debt']);
    const few = derivationTree(evaluator, 'value_per_share', undefined, { maxNodes: 10 });
    expect(few.nodes).toHaveLength(10);
    expect(few.omitted.length).toBeGreaterThan(0);
  });

  it('[MODEL-ENGINE-20] is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  });
});
