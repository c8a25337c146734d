// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { hastenQueries } from './hastenQueries.ts';

const sample = `
  <h1 hidden>Value</h1> <p style="display: none"><b>Base</b></p> <div style="visibility: hidden"><i id="i">Low</i>
  <u style="visibility: visible">High</u></div> <dialog><a href="/">Open</a></dialog> <dialog open>Ask</dialog>
  <details><summary>More</summary><p>Less</p></details> <ul hidden="until-found"><li>One</li></ul>
  <table><thead hidden><tr><th scope="col">Year</th></tr></thead><tbody><tr><td>2027</td></tr></tbody></table>
  <label for="growth">Growth</label><label for="growth">Rate</label><input id="growth" type="text">
  <label for="nothing">None</label><label for="">Empty</label> <label>Margin <input name="margin"><input></label>
  <label for="growth2"><button id="growth2">Fill</button><select></select></label> <label for="i">Text</label>
  <input type="hidden" id="secret"><label for="secret">Secret</label> <textarea></textarea> <input type="CHECKBOX">
  <input id="growth"> <img alt=""> <img alt="Chart"> <section aria-label="Inputs"></section> <svg><g hidden></g></svg>
  <button type="submit" disabled>Run</button> <a role="tab button">Go</a> <a role="tabs">Tabs</a> <input type="search" list="names"> <select multiple size="3"></select>`;

const selectors = [
  'p',
  'input',
  'input[type="checkbox"]',
  'input[type="text"]:not([list])',
  'input:not([type]):not([list])',
  'input[list][type="search"]',
  'img[alt=""]',
  'img[alt]:not([alt=""])',
  'a[href]',
  'section[aria-label]',
  'select[multiple]',
  'select:not([multiple]):not([size])',
  'th[scope="col"]',
  'button[disabled][type="submit"]',
  '*',
  '*[role~="button"]',
  '*[role~="button"],button,input',
  'a:not([role~="tab"])',
  '[id="growth"]',
  '[id="none"]',
  'ul > li',
  'p, b',
  'p, input[type="text"]',
  'p, ul > li',
  'script, style',
  '#growth',
];

interface Answers {
  readonly element: string;
  readonly display: string;
  readonly visibility: string;
  readonly color: string;
  readonly labels: readonly string[] | undefined;
  readonly matched: readonly string[];
  readonly first: readonly (string | undefined)[];
  readonly all: readonly (readonly string[])[];
}

const answersOf = (page: Window): readonly Answers[] =>
  [...page.document.body.querySelectorAll('*')].map((element) => {
    const style = page.getComputedStyle(element);
    const { labels } = element as HTMLInputElement;
    return {
      element: element.outerHTML,
      display: `${style.display} ${style.getPropertyValue('display')}`,
      visibility: `${style.visibility} ${style.getPropertyValue('visibility')}`,
      color: style.color,
      labels: labels ? Array.from(labels, (label) => label.textContent) : undefined,
      matched: selectors.filter((selector) => element.matches(selector)),
      first: selectors.map((selector) => element.querySelector(selector)?.outerHTML),
      all: selectors.map((selector) =>
        Array.from(element.querySelectorAll(selector), ({ outerHTML }) => outerHTML),
      ),
    };
  });

const openPage = (): Window & typeof globalThis => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentWindow as Window & typeof globalThis;
  page.document.body.innerHTML = sample;
  return page;
};

afterEach(() => {
  document.body.replaceChildren();
});

it('answers as the page itself does', () => {
  const [own, hastened] = [openPage(), openPage()];
  hastenQueries(hastened);
  expect(hastened.getComputedStyle).not.toBe(own.getComputedStyle);
  const answers = answersOf(hastened);
  expect(answers).toEqual(answersOf(own));
  expect(answers.filter(({ display }) => display.startsWith('none'))).toHaveLength(6);
  expect(answers.filter(({ labels }) => labels && labels.length > 0)).toHaveLength(3);
});

it('finds elements of the whole page as the page itself does', () => {
  const foundIn = (page: Window): readonly unknown[] =>
    selectors.map((selector) => [
      page.document.querySelector(selector)?.outerHTML,
      Array.from(page.document.querySelectorAll(selector), ({ outerHTML }) => outerHTML),
    ]);
  const [own, hastened] = [openPage(), openPage()];
  hastenQueries(hastened);
  expect(foundIn(hastened)).toEqual(foundIn(own));
  const found = hastened.document.querySelectorAll('label');
  expect(found.item(1)).toBe(found[1]);
  expect(found.item(found.length)).toBeNull();
});

it('sees what changes', () => {
  const page = openPage();
  hastenQueries(page);
  const input = page.document.querySelector('textarea') as HTMLTextAreaElement;
  expect(input.labels).toHaveLength(0);
  input.id = 'note';
  input.insertAdjacentHTML('beforebegin', '<label for="note">Note</label>');
  expect(Array.from(input.labels, (label) => label.textContent)).toEqual(['Note']);
  expect(page.getComputedStyle(input).display).not.toBe('none');
  input.style.display = 'none';
  expect(page.getComputedStyle(input).display).toBe('none');
  input.removeAttribute('style');
  input.hidden = true;
  expect(page.getComputedStyle(input).display).toBe('none');
  expect(input.matches('textarea[hidden]')).toBe(true);
});

it('is done once for a page', () => {
  const page = openPage();
  hastenQueries(page);
  const { getComputedStyle } = page;
  hastenQueries(page);
  expect(page.getComputedStyle).toBe(getComputedStyle);
});
