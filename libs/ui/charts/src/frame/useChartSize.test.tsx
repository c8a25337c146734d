import { render, screen } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useChartSize } from './useChartSize.js';

function Plot(): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const { textSize } = useChartSize(ref, 10);
  return <div ref={ref}>{textSize.toFixed(1)}</div>;
}

const root = document.documentElement;

beforeEach(() => {
  // jsdom has no layout.
  Object.defineProperty(HTMLDivElement.prototype, 'clientWidth', { configurable: true, value: 372 });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLDivElement.prototype, 'clientWidth');
  delete root.dataset['font'];
  root.style.fontSize = '';
});

it('[CHARTS-16] reserves room for letters of 11 px', () => {
  render(<Plot />);
  expect(screen.getByText('11.0')).toBeDefined();
});

it('[CHARTS-16] reserves more for large text and the wider dyslexia font', () => {
  root.style.fontSize = '20px';
  render(<Plot />);
  expect(screen.getByText('13.8')).toBeDefined();
  root.dataset['font'] = 'dyslexia';
  render(<Plot />);
  expect(screen.getByText('19.3')).toBeDefined();
});
