import { beforeEach, describe, expect, it } from 'vitest';
import { jumpMessages } from './jumpMessages.js';
import { focusHeading } from './focusHeading.js';

const page = `
  <h1 id="title">Workbench</h1>
  <h2 id="forecast">Forecast</h2><button id="edit">Edit</button>
  <h2 hidden>Hidden</h2><div style="display: none"><h2>In a closed panel</h2></div>
  <div role="heading" aria-level="2" id="checks">Checks</div>
  <h3 aria-level="2" id="value">Value</h3>
  <h2 aria-hidden="true">Drawn twice</h2>
  <h3 id="bridge">Bridge</h3>`;

const visited = (level: 1 | 2 | 3, times: number): readonly string[] =>
  Array.from({ length: times }, () => {
    focusHeading(document, level);
    return document.activeElement?.id ?? '';
  });

describe('focusHeading', () => {
  beforeEach(() => {
    document.body.innerHTML = page;
  });

  it('[ACCESSIBILITY-13] goes to the next heading of the level in sight, and from the last to the first', () => {
    expect(visited(2, 4)).toEqual(['forecast', 'checks', 'value', 'forecast']);
    expect(visited(3, 2)).toEqual(['bridge', 'bridge']);
  });

  it('[ACCESSIBILITY-13] starts where the focus is', () => {
    document.getElementById('edit')?.focus();
    expect(visited(2, 1)).toEqual(['checks']);
    document.getElementById('edit')?.focus();
    expect(visited(1, 1)).toEqual(['title']);
  });

  it('[ACCESSIBILITY-13] says that a screen has no heading of the level', () => {
    expect(focusHeading(document, 5)).toEqual({ ok: false, reason: jumpMessages.noHeading(5) });
  });

  it('[ACCESSIBILITY-12] leaves no mark on the headings it passed', () => {
    visited(2, 3);
    expect(document.getElementById('forecast')?.hasAttribute('tabindex')).toBe(false);
  });
});
