import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FollowsAnother } from './FollowsAnother.js';
import { ScreenHeading } from './ScreenHeading.js';

function Models() {
  const [name, setName] = useState<string | null>(null);
  return (
    <FollowsAnother value={name !== null}>
      <ScreenHeading key={name}>{name ?? 'Choose a model'}</ScreenHeading>
      {name === null && (
        <button
          onClick={() => {
            setName('Example model');
          }}
        >
          Open
        </button>
      )}
      <input aria-label="Search" />
    </FollowsAnother>
  );
}

const focused = () => document.activeElement?.textContent;

it('[COMPONENTS-72] moves a focus that was lost with the control to the heading of what follows', () => {
  render(<Models />);
  expect(document.activeElement).toBe(document.body);
  const open = screen.getByRole('button', { name: 'Open' });
  act(() => {
    open.focus();
    open.click();
  });
  expect(focused()).toBe('Example model');
});

it('[COMPONENTS-72] leaves a focus where it is that was not lost', () => {
  render(<Models />);
  act(() => {
    screen.getByRole('textbox', { name: 'Search' }).focus();
    screen.getByRole('button', { name: 'Open' }).click();
  });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
});
