import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ExampleGrid } from '../testing/ExampleGrid.js';
import { at } from '../testing/exampleShape.js';

/** jsdom reports a mouse only if the test says so. */
const mouse = { pointerType: 'mouse' };

const cell = (row: number, column: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`tr[data-row="r${row}"] > [data-column="c${column}"]`);
  if (!found) throw new Error(`There is no cell r${row} c${column}.`);
  return found;
};

const field = (row: number, column: number): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `r${row} c${column}` });

/** The key goes to what has the focus; answers whether the browser's own use of it remains. */
const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });

const selected = (): readonly string[] =>
  [...document.querySelectorAll('[aria-selected="true"]')].map(
    (one) => `${one.parentElement?.dataset['row'] ?? ''} ${(one as HTMLElement).dataset['column'] ?? ''}`,
  );

const copied = (): string => {
  const setData = vi.fn();
  fireEvent.copy(document.activeElement ?? document.body, { clipboardData: { setData } });
  return String(setData.mock.lastCall?.[1] ?? '');
};

const paste = (text: string): void => {
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });
};

describe('moving', () => {
  it('[DATA-GRID-1] has one tab stop, which moves with the focus', () => {
    render(<ExampleGrid />);
    const stops = (): readonly Element[] =>
      [...screen.getByRole('grid').querySelectorAll<HTMLElement>('*')].filter(
        ({ tabIndex }) => tabIndex === 0,
      );
    expect(stops()).toEqual([cell(0, 1)]);
    cell(0, 1).focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(cell(1, 1));
    expect(stops()).toEqual([cell(1, 1)]);
    expect(press('Tab')).toBe(true);
  });

  it('has its tab stop without a layout of the page, which asking for visibility takes', () => {
    const element: { checkVisibility?: () => boolean } = Element.prototype;
    const before = element.checkVisibility;
    const checkVisibility = vi.fn(() => true);
    element.checkVisibility = checkVisibility;
    try {
      render(<ExampleGrid start={at(0, 0)} />);
      expect(screen.getByRole('button', { name: 'r0 c0' }).tabIndex).toBe(0);
      expect(checkVisibility).not.toHaveBeenCalled();
    } finally {
      if (before) element.checkVisibility = before;
      else delete element.checkVisibility;
    }
  });

  it('[DATA-GRID-1] passes the buttons of a cell one after the other', () => {
    render(<ExampleGrid />);
    cell(0, 3).focus();
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Why');
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Reset');
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('Why');
    press('Home');
    press('End');
    expect(document.activeElement?.textContent).toBe('Reset');
  });

  it('[DATA-GRID-16] leads from the name of an opened row into what it opened', () => {
    render(<ExampleGrid />);
    screen.getByRole('button', { name: 'r0 c0' }).focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(cell(1, 1));
  });

  it('[DATA-GRID-17] leaves page keys to the page unless the grid scrolls by itself', () => {
    const { unmount } = render(<ExampleGrid />);
    cell(0, 1).focus();
    expect(press('PageDown')).toBe(true);
    expect(press('PageDown', { shiftKey: true })).toBe(true);
    expect(document.activeElement).toBe(cell(0, 1));
    unmount();
    render(<ExampleGrid pageRows={() => 2} />);
    cell(0, 1).focus();
    expect(press('PageDown')).toBe(false);
    expect(document.activeElement).toBe(cell(2, 1));
  });

  it('[DATA-GRID-1] hands over a cell where Enter begins no entry', () => {
    const onActivate = vi.fn();
    render(<ExampleGrid onActivate={onActivate} />);
    cell(1, 2).focus();
    press('Enter');
    expect(onActivate).toHaveBeenCalledExactlyOnceWith({ row: 'r1', column: 'c2' });
    press('ArrowDown');
    press('Enter');
    expect(onActivate).toHaveBeenCalledOnce();
  });
});

describe('entering', () => {
  it('[DATA-GRID-2] begins a text by any character, and a figure only by those of figures', () => {
    const { unmount } = render(<ExampleGrid isText />);
    cell(0, 1).focus();
    press('b', { ctrlKey: true });
    press(' ');
    expect(document.activeElement).toBe(cell(0, 1));
    press('b');
    expect(document.activeElement).toBe(field(0, 1));
    unmount();
    render(<ExampleGrid />);
    cell(0, 1).focus();
    press('b');
    expect(document.activeElement).toBe(cell(0, 1));
  });

  it('[DATA-GRID-2] begins by typing, Enter or F2, saves down and across, and leaves by Escape', () => {
    render(<ExampleGrid />);
    for (const key of ['7', 'Enter', 'F2']) {
      cell(0, 1).focus();
      press(key);
      expect(document.activeElement).toBe(field(0, 1));
    }
    press('Escape');
    expect(document.activeElement).toBe(cell(0, 1));
    press('F2');
    press('Enter');
    expect(document.activeElement).toBe(cell(2, 1));
    press('F2');
    press('Tab');
    expect(document.activeElement).toBe(cell(2, 2));
    press('F2');
    press('Enter', { shiftKey: true });
    expect(document.activeElement).toBe(cell(0, 2));
    cell(2, 3).focus();
    press('F2');
    expect(press('Tab')).toBe(true);
  });

  it('[DATA-GRID-9] begins by a tap, and not by a click of the mouse', () => {
    render(<ExampleGrid />);
    fireEvent.pointerDown(cell(0, 2), mouse);
    fireEvent.mouseDown(cell(0, 2));
    fireEvent.click(cell(0, 2));
    expect(document.activeElement).toBe(cell(0, 2));
    fireEvent.doubleClick(cell(0, 2));
    expect(document.activeElement).toBe(field(0, 2));
    fireEvent.pointerDown(cell(2, 2), { pointerType: 'touch' });
    fireEvent.mouseDown(cell(2, 2));
    fireEvent.click(cell(2, 2));
    expect(document.activeElement).toBe(field(2, 2));
  });
});

describe('[DATA-GRID-50] entering new rows', () => {
  const begun = { row: 'r0', isBegun: true, added: undefined };

  it('leads by Tab from entry to entry and around, by Enter on to the next one, and leaves by Escape and Tab', () => {
    render(<ExampleGrid entering={begun} />);
    cell(0, 1).focus();
    expect(press('Tab')).toBe(false);
    expect(document.activeElement).toBe(cell(0, 2));
    expect(press('Tab', { shiftKey: true })).toBe(false);
    expect(document.activeElement).toBe(cell(0, 1));
    press('7');
    press('Enter');
    expect(document.activeElement).toBe(cell(0, 2));
    press('Tab');
    press('7');
    press('Tab');
    expect(document.activeElement).toBe(cell(0, 1));
    press('F2');
    press('Escape');
    expect(press('Tab')).toBe(true);
    press('ArrowRight');
    expect(press('Tab')).toBe(false);
    press('Escape');
    expect(press('Tab', { shiftKey: true })).toBe(true);
  });

  it('never leads by Enter into the row below', () => {
    render(<ExampleGrid entering={begun} />);
    cell(0, 3).focus();
    press('7');
    press('Enter');
    expect(document.activeElement).toBe(cell(0, 1));
  });

  it('leads by Tab out of a row without an entry, from either end', () => {
    render(<ExampleGrid entering={{ ...begun, isBegun: false }} />);
    cell(0, 1).focus();
    expect(press('Tab', { shiftKey: true })).toBe(true);
    cell(0, 3).focus();
    expect(press('Tab')).toBe(true);
  });

  it('leads from the row that it became to the next new one', () => {
    render(<ExampleGrid entering={{ row: 'r0', isBegun: false, added: 'r2' }} />);
    cell(2, 1).focus();
    press('7');
    press('Tab');
    expect(document.activeElement).toBe(cell(2, 2));
    press('7');
    press('Enter');
    expect(document.activeElement).toBe(cell(0, 1));
    cell(2, 3).focus();
    press('Tab');
    expect(document.activeElement).toBe(cell(0, 1));
  });
});

describe('selecting', () => {
  it('[DATA-GRID-3] selects the row, the column and everything by keys', () => {
    render(<ExampleGrid />);
    cell(1, 2).focus();
    press(' ', { shiftKey: true });
    expect(selected()).toEqual(['r1 c1', 'r1 c2', 'r1 c3']);
    press(' ', { ctrlKey: true });
    expect(selected()).toEqual(['r0 c2', 'r1 c2', 'r2 c2']);
    press('a', { ctrlKey: true });
    expect(selected()).toHaveLength(9);
    expect(copied().split('\n')).toHaveLength(3);
    press('Escape');
    expect(selected()).toEqual([]);
  });

  it('[DATA-GRID-3] selects a column, a row or everything by a click on its heading, name or corner', () => {
    render(<ExampleGrid />);
    const click = (element: Element): void => {
      fireEvent.pointerDown(element, mouse);
      fireEvent.mouseDown(element);
    };
    const [corner, , second] = screen.getAllByRole('columnheader');
    click(second as Element);
    expect(selected()).toEqual(['r0 c2', 'r1 c2', 'r2 c2']);
    expect(document.activeElement).toBe(cell(0, 2));
    click(cell(1, 0));
    expect(selected()).toEqual(['r1 c1', 'r1 c2', 'r1 c3']);
    click(corner as Element);
    expect(selected()).toHaveLength(9);
    // The button that a name is keeps its own use.
    click(screen.getByRole('button', { name: 'r0 c0' }));
    expect(selected()).toHaveLength(9);
  });
});

describe('the clipboard and filling', () => {
  it('[DATA-GRID-5] pastes a block and selects it, and fills a selection with one figure', () => {
    render(<ExampleGrid />);
    cell(0, 1).focus();
    paste('1\t2');
    expect([field(0, 1).value, field(0, 2).value]).toEqual(['1', '2']);
    expect(selected()).toEqual(['r0 c1', 'r0 c2']);
    expect(screen.getByRole('status').textContent).toBe('2 cells filled.');
    paste('7');
    expect([field(0, 1).value, field(0, 2).value]).toEqual(['7', '7']);
  });

  it('[DATA-GRID-6] fills right without reloading the page, and [DATA-GRID-7] resets', () => {
    render(<ExampleGrid />);
    cell(2, 1).focus();
    paste('3');
    expect(press('r', { ctrlKey: true })).toBe(false);
    expect([field(2, 2).value, field(2, 3).value]).toEqual(['3', '3']);
    expect(press('Delete')).toBe(false);
    expect(field(2, 1).value).toBe('0');
    expect(press('Delete')).toBe(true);
  });
});
