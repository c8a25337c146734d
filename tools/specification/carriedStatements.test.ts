import { expect, it } from 'vitest';
import { carriedStatements } from './carriedStatements.ts';
import { readStatements } from './readStatements.ts';

const section = readStatements('# 1. Product\n\n- S1.1 One. → SHELL-1\n- S1.2 Two. → not built yet: later\n');

it('counts what is carried, by section and in all', () => {
  expect(carriedStatements([section], new Set(['SHELL-1']))).toEqual([
    { title: '1. Product', carried: 1, total: 2, problems: [] },
    { title: 'All sections', carried: 1, total: 2, problems: [] },
  ]);
});

it('fails when a rule that carries a statement has disappeared', () => {
  expect(carriedStatements([section], new Set())[0]?.problems).toEqual([
    'S1.1: the rule SHELL-1 that carries it does not exist.',
  ]);
});

it('fails for a section without statements, and for no section', () => {
  expect(carriedStatements([readStatements('# 1. Product\n')], new Set())[0]?.problems).toHaveLength(1);
  expect(carriedStatements([], new Set())[0]?.problems).toEqual(['No section was found.']);
});
