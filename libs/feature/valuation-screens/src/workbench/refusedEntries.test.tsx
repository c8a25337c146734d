import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter, fieldOf, openWorkbench, press, strike, whenOpen } from '../testing/openWorkbench.js';

const title = 'Not saved: invalid entry';
const leave = () => {
  act(() => {
    (document.activeElement as HTMLElement).blur();
  });
};
const opened = async () => {
  const workbench = openWorkbench();
  await whenOpen();
  return workbench;
};
const versions = async ({ workspace }: ReturnType<typeof openWorkbench>) => {
  const listed = await workspace.list();
  return listed.ok ? listed.value.length : -1;
};

describe('An entry that was refused', () => {
  it.each(['Growth 2027', 'Beta'])(
    '[VALUATION-SCREENS-25] shows its reason beside it when %s is left, until it is corrected',
    async (name) => {
      await opened();
      enter(name, 'many');
      leave();
      expect(fieldOf(name).value).toBe('many');
      const reason = /^(Growth 2027: )?Enter a number\.$/u;
      const shown = () =>
        screen.queryAllByText(reason).filter((text) => text.closest('[aria-hidden="true"]'));
      expect(shown()).toHaveLength(1);
      enter(name, '1.5');
      leave();
      expect(shown()).toHaveLength(0);
    },
  );

  it('[VALUATION-SCREENS-25] is not saved over by the button: it is named and gets the focus', async () => {
    const workbench = await opened();
    enter('Growth 2027', 'many');
    leave();
    await press(screen.getByRole('button', { name: 'Save version' }));
    const notice = screen.getByText(title).closest('[role="alert"]');
    expect(notice?.textContent).toContain('Growth 2027 %: Enter a number.');
    expect(document.activeElement).toBe(fieldOf('Growth 2027'));
    expect(screen.queryByText(/version 1$/u)).toBeNull();
    expect(await versions(workbench)).toBe(0);
  });

  it('[VALUATION-SCREENS-25] is not saved over by the key that refuses it, and once corrected it is saved', async () => {
    const workbench = await opened();
    act(() => {
      fieldOf('Growth 2027').focus();
    });
    fireEvent.input(fieldOf('Growth 2027'), { target: { value: 'many' } });
    await act(async () => {
      strike('Ctrl+s');
    });
    expect(screen.getByText(title)).toBeDefined();
    expect(await versions(workbench)).toBe(0);
    enter('Growth 2027', '9.5');
    await act(async () => Promise.resolve());
    expect(screen.queryByText(title)).toBeNull();
    await act(async () => {
      strike('Ctrl+s');
    });
    await screen.findByText(/saved .* version 1$/u);
  });

  it('[VALUATION-SCREENS-25] given up by Escape is in the way of no save', async () => {
    await opened();
    enter('Growth 2027', 'many');
    leave();
    await press(screen.getByRole('button', { name: 'Save version' }));
    await act(async () => {
      strike('Escape');
    });
    expect(screen.queryByText(title)).toBeNull();
    await press(screen.getByRole('button', { name: 'Save version' }));
    await screen.findByText(/saved .* version 1$/u);
  });

  it.each([
    ['an entry of its own', '15'],
    ['its default', null],
  ])('[VALUATION-SCREENS-395] is cleared from a forecast cell with %s by emptying it', async (_, typed) => {
    await opened();
    const standard = fieldOf('Growth 2027').value;
    if (typed !== null) {
      enter('Growth 2027', typed);
      leave();
      expect(fieldOf('Growth 2027').value).toBe('15.0');
    }
    enter('Growth 2027', 'many');
    expect(fieldOf('Growth 2027').getAttribute('aria-invalid')).toBe('true');
    enter('Growth 2027', '');
    leave();
    await waitFor(() => {
      expect(fieldOf('Growth 2027').value).toBe(standard);
    });
    expect(fieldOf('Growth 2027').getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryAllByText(/Enter a number\.$/u)).toHaveLength(0);
    await press(screen.getByRole('button', { name: 'Save version' }));
    await screen.findByText(/saved .* version 1$/u);
  });
});
