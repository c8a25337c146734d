import { beforeEach, describe, expect, it } from 'vitest';
import { findSmallTouchTargets } from './findSmallTouchTargets.js';

/** jsdom lays nothing out: `data-size="24x24"` says how large an element is drawn. */
const draw = (html: string): void => {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const [width = 100, height = 100] = (element.dataset['size'] ?? '')
      .split('x')
      .filter(Boolean)
      .map(Number);
    element.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  }
};
const found = (): readonly [string, number, number][] =>
  findSmallTouchTargets(document).map(({ name, width, height }) => [name, width, height]);

describe('findSmallTouchTargets', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
  });

  it('[ACCESSIBILITY-14] finds what is under 44 by 44, by name and size', () => {
    draw(`
      <button data-size="43x44">Save</button>
      <button data-size="44x30" aria-label="Close"><svg></svg></button>
      <button data-size="44x44">Open</button>
      <button data-size="43.7x43.6">Rounded</button>
      <label for="growth">Growth</label><input id="growth" data-size="80x28">
      <span id="words">Scenario</span><div role="switch" aria-labelledby="words" data-size="28x16"></div>
      <p data-size="10x10">Text</p>`);
    expect(found()).toEqual([
      ['Save', 43, 44],
      ['Close', 44, 30],
      ['Growth', 80, 28],
      ['Scenario', 28, 16],
    ]);
  });

  it('[ACCESSIBILITY-14] measures a switch with the label around it', () => {
    draw('<label data-size="120x44"><input type="checkbox" data-size="16x16">Large text</label>');
    expect(found()).toEqual([]);
    draw('<label data-size="120x24"><input type="checkbox" data-size="16x16">Large text</label>');
    expect(found()).toEqual([['Large text', 120, 24]]);
  });

  it('[ACCESSIBILITY-14] takes another size where one is asked for', () => {
    draw('<button data-size="30x30">Save</button>');
    expect(findSmallTouchTargets(document, { width: 24, height: 24 })).toEqual([]);
  });

  it('[ACCESSIBILITY-15] leaves out links in a sentence, what is not drawn and what is switched off', () => {
    draw(`
      <p>See the <a href="/terms" data-size="30x16">terms</a> of use.</p>
      <p>See the <strong><a href="/terms" data-size="30x16">terms</a></strong> of use.</p>
      <button hidden data-size="20x20">Hidden</button>
      <button data-size="1x1">For screen readers</button>
      <button disabled data-size="20x20">Disabled</button>
      <div aria-hidden="true"><select data-size="20x20"></select></div>
      <input type="hidden" data-size="20x20">`);
    expect(found()).toEqual([]);
  });

  it('[ACCESSIBILITY-15] leaves out what is cut to nothing by what it stands in', () => {
    draw(`
      <div style="overflow: hidden" data-size="1x1"><button data-size="20x20">Dismiss</button></div>
      <div style="overflow: hidden" data-size="300x200"><button data-size="20x20">Save</button></div>
      <div data-size="0x0"><button data-size="20x20">Floating</button></div>`);
    expect(found().map(([name]) => name)).toEqual(['Save', 'Floating']);
  });

  it('[ACCESSIBILITY-15] finds links that stand alone, or beside others', () => {
    draw('<li><a href="/terms" data-size="30x16">Terms</a></li>');
    expect(found()).toEqual([['Terms', 30, 16]]);
    draw('<p><a href="/terms" data-size="30x16">Terms</a> · <a href="/privacy">Privacy</a></p>');
    expect(found()).toEqual([['Terms', 30, 16]]);
  });
});
