import { describe, expect, it } from 'vitest';
import { createTrial } from '../testing/createTrial.js';

const arrange = async () => {
  const trial = createTrial();
  await trial.start();
  return trial;
};

describe('clicks', () => {
  it.each([
    [
      '<button id="save" aria-label="Save model"></button>',
      'button',
      { tag: 'button', id: 'save', text: 'Save model' },
    ],
    ['<a href="#top">To the top</a>', 'a', { tag: 'a', text: 'To the top' }],
    ['<input value="secret">', 'input', { tag: 'input' }],
    ['<select><option>One</option></select>', 'select', { tag: 'select' }],
    ['<textarea>secret</textarea>', 'textarea', { tag: 'textarea' }],
    ['<div class="_btn_1x">A</div>', 'div', { tag: 'div', text: 'A' }],
    ['<div class="iconButton">A</div>', 'div', { tag: 'div', text: 'A' }],
    ['<div class="linked">A</div>', 'div', { tag: 'div', text: 'A' }],
    ['<div class="NavItem">A</div>', 'div', { tag: 'div', text: 'A' }],
    ['<div class="menu"><span>A</span></div>', 'span', { tag: 'div', text: 'A' }],
    ['<p data-track="hero">A</p>', 'p', { tag: 'p', track: 'hero', text: 'A' }],
    ['<button><svg><path /></svg>Go</button>', 'path', { tag: 'button', text: 'Go' }],
    ['<div class="btn"><svg><g><path /></g></svg></div>', 'path', { tag: 'div' }],
  ])('[ANALYTICS-14] are recorded on %s', async (markup, clicked, data) => {
    const { show, dataOf } = await arrange();
    show(markup, clicked).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(dataOf('click')).toEqual([data]);
  });

  it('[ANALYTICS-14] are recorded where the page stops them, with at most 100 characters', async () => {
    const { show, dataOf } = await arrange();
    const button = show(`<button>${'long '.repeat(50)}</button>`);
    button.addEventListener('click', (event) => {
      event.stopPropagation();
    });
    button.click();
    expect(dataOf('click')).toEqual([{ tag: 'button', text: 'long '.repeat(20) }]);
  });

  it.each([
    '<p>Text</p>',
    '<td class="figure">1</td>',
    '<label>Name</label>',
    '<main class="has-navigation"><section><p>Far inside a layout</p></section></main>',
  ])('[ANALYTICS-15] are not recorded on %s', async (markup) => {
    const { show, typesOf } = await arrange();
    const element = show(`<div>${markup}</div>`);
    (element.querySelector<HTMLElement>('p, label') ?? element).click();
    expect(typesOf()).toEqual(['session_start']);
  });

  it('[ANALYTICS-15] are not recorded for a class of the whole page', async () => {
    const { page, show, typesOf } = await arrange();
    const text = show('<p>Text</p>');
    page.document.body.className = 'with-menu';
    text.click();
    expect(typesOf()).toEqual(['session_start']);
  });

  it.each([
    ['three, each within a second', [0, 1000, 1000], 1],
    ['three within a second and one after', [0, 300, 300, 300], 1],
    ['two', [0, 300], 0],
    ['three with a pause', [0, 300, 1001], 0],
    ['three twice', [0, 1, 1, 1, 1, 1], 2],
  ])('[ANALYTICS-16] of %s are %j: %i rage clicks', async (_what, pausesMs, rages) => {
    const { show, page, dataOf } = await arrange();
    const button = show('<button data-track="run">Run</button>');
    for (const pauseMs of pausesMs) {
      page.pass(pauseMs);
      button.click();
    }
    const rage = { tag: 'button', track: 'run', text: 'Run', clicks: 3 };
    expect(dataOf('rage_click')).toEqual(Array.from({ length: rages }, () => rage));
  });

  it('[ANALYTICS-16] of three on dead text are a rage click, and no click', async () => {
    const { show, typesOf, dataOf } = await arrange();
    const text = show('<div><p>Fair value</p></div>', 'p');
    for (let click = 0; click < 3; click += 1) text.click();
    expect(dataOf('rage_click')).toEqual([{ tag: 'p', text: 'Fair value', clicks: 3 }]);
    expect(typesOf()).not.toContain('click');
  });

  it('[ANALYTICS-16] on different elements are no rage', async () => {
    const { show, dataOf } = await arrange();
    const row = show('<p><button>A</button><button>B</button></p>');
    const [one, other] = row.querySelectorAll('button');
    one?.click();
    one?.click();
    other?.click();
    one?.click();
    expect(dataOf('rage_click')).toEqual([]);
  });
});

const change = (field: HTMLElement) => field.dispatchEvent(new Event('change', { bubbles: true }));

describe('forms', () => {
  it.each([
    ['<input name="growth" value="4.5">', { form: '', field: 'growth', field_type: 'text', value: '4.5' }],
    [
      '<textarea aria-label="Note">n</textarea>',
      { form: '', field: 'Note', field_type: 'textarea', value: 'n' },
    ],
    [
      '<select id="currency"><option>USD</option></select>',
      { form: '', field: 'currency', field_type: 'select-one', value: 'USD' },
    ],
    [
      '<input type="checkbox" name="agree" value="x" checked>',
      { form: '', field: 'agree', field_type: 'checkbox', value: true },
    ],
    [
      `<input name="long" value="${'v'.repeat(150)}">`,
      { form: '', field: 'long', field_type: 'text', value: 'v'.repeat(100) },
    ],
  ])('[ANALYTICS-17] record %s', async (markup, data) => {
    const { show, dataOf } = await arrange();
    change(show(markup));
    expect(dataOf('form_field')).toEqual([data]);
  });

  it.each([
    '<input type="password" value="secret">',
    '<input type="hidden" value="secret">',
    '<input type="file">',
    '<input autocomplete="current-password" value="a password that is shown">',
    '<input autocomplete="section-pay billing cc-number" value="4111">',
    '<input autocomplete="one-time-code" value="123456">',
  ])('[ANALYTICS-18] leave out %s', async (markup) => {
    const { show, typesOf } = await arrange();
    change(show(markup));
    expect(typesOf()).toEqual(['session_start']);
  });

  it('[ANALYTICS-17] record that they are submitted, and none of what is in them', async () => {
    const { show, dataOf } = await arrange();
    const form = show(
      '<form name="login"><input value="me"><input type="password"><button>In</button></form>',
    );
    form.dispatchEvent(new Event('submit', { bubbles: true }));
    expect(dataOf('form_submit')).toEqual([{ form: 'login', fields: 1 }]);
  });
});

describe('activity', () => {
  it('[ANALYTICS-19] is recorded once it has paused for 5 s', async () => {
    const { page, dataOf } = await arrange();
    const act = (type: string) => page.document.dispatchEvent(new Event(type));
    act('pointermove');
    page.pass(4000);
    act('keydown');
    page.pass(4999);
    expect(dataOf('activity')).toEqual([]);
    page.pass(1);
    expect(dataOf('activity')).toEqual([{ seconds: 4 }]);
    page.pass(60_000);
    act('pointerdown');
    page.pass(5000);
    expect(dataOf('activity')).toEqual([{ seconds: 4 }, { seconds: 0 }]);
  });

  it('[ANALYTICS-19] is recorded when watching ends', async () => {
    const { analytics, page, dataOf } = await arrange();
    page.document.dispatchEvent(new Event('keydown'));
    analytics.stop();
    expect(dataOf('activity')).toEqual([{ seconds: 0 }]);
  });
});

describe('time spent', () => {
  it('[ANALYTICS-20] is recorded every 60 s', async () => {
    const { page, dataOf } = await arrange();
    page.pass(59_999);
    expect(dataOf('time_spent')).toEqual([]);
    page.pass(60_001);
    expect(dataOf('time_spent')).toEqual([{ seconds: 60 }, { seconds: 60 }]);
  });

  it('[ANALYTICS-20] does not count while the page is hidden', async () => {
    const { page, see, dataOf } = await arrange();
    page.pass(40_000);
    see(false);
    page.pass(600_000);
    expect(dataOf('time_spent')).toEqual([]);
    see(true);
    page.pass(19_999);
    expect(dataOf('time_spent')).toEqual([]);
    page.pass(1);
    expect(dataOf('time_spent')).toEqual([{ seconds: 60 }]);
  });

  it('[ANALYTICS-20] does not begin in a page that is opened in the background', async () => {
    const trial = createTrial();
    trial.see(false);
    await trial.start();
    trial.page.pass(120_000);
    expect(trial.dataOf('time_spent')).toEqual([]);
  });
});

describe('scrolling', () => {
  it('[ANALYTICS-21] records each quarter once', async () => {
    const { page, scrollTo, dataOf } = await arrange();
    const to = (top: number) => {
      scrollTo(top, 4000);
      page.pass(200);
    };
    to(0);
    expect(dataOf('scroll_depth')).toEqual([]);
    to(1300);
    expect(dataOf('scroll_depth')).toEqual([{ depth: 25 }, { depth: 50 }]);
    to(100);
    to(1300);
    to(3200);
    expect(dataOf('scroll_depth')).toEqual([{ depth: 25 }, { depth: 50 }, { depth: 75 }, { depth: 100 }]);
  });

  it('[ANALYTICS-21] begins anew on the next page', async () => {
    const { analytics, page, scrollTo, dataOf } = await arrange();
    scrollTo(200, 4000);
    analytics.page('/settings');
    page.pass(200);
    expect(dataOf('scroll_depth')).toEqual([]);
    scrollTo(200, 4000);
    page.pass(200);
    analytics.page('/');
    scrollTo(200, 4000);
    page.pass(200);
    expect(dataOf('scroll_depth')).toEqual([{ depth: 25 }, { depth: 25 }]);
    expect(dataOf('page_view')).toEqual([{ path: '/settings' }, { path: '/' }]);
  });
});
