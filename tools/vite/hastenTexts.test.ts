// @vitest-environment jsdom
import { queryAllByText } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hastenTexts } from './hastenTexts.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('reads the texts that queries by text read', () => {
  document.body.innerHTML = `<p>Gro<b>ss</b>wth<!-- no --></p> <i></i> <input value="Margin"> <input type="submit" value="Run">
    <input type="RESET" value="Clear"> <button>Open <svg><text>chart</text></svg></button> <script>let x;</script>`;
  const read = (): readonly string[] => {
    const texts: string[] = [];
    queryAllByText(document.body, (text, element) => {
      if (element !== document.body) texts.push(text);
      return false;
    });
    return texts;
  };
  const before = read();
  hastenTexts();
  expect(read()).toEqual(before);
  expect(before).toEqual(['Growth', 'ss', '', '', 'Run', 'Clear', 'Open', '', 'chart']);
});
