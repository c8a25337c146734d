import { createStoredEntries } from '@finance-analyst/stored-entries';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RequireAdmin } from './RequireAdmin.js';

const show = (stored: string | null) => {
  const device = { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined };
  const entries = createStoredEntries({ device });
  render(
    <MemoryRouter initialEntries={['/ai-log']}>
      <Routes>
        <Route path="/ai-log" element={<RequireAdmin entries={entries}>Log</RequireAdmin>} />
        <Route path="/admin-login" element="Sign in as an admin" />
      </Routes>
    </MemoryRouter>,
  );
};

it('[SHELL-LAYOUT-40] opens for the stored role admin', () => {
  show('{"name":"Ada","role":"admin"}');
  expect(screen.getByText('Log')).toBeDefined();
});

it.each([null, '{', '{"name":"Ada"}', '{"name":"Ada","role":"Admin"}', '{"name":"Ada","role":"Viewer"}'])(
  '[SHELL-LAYOUT-40] sends everybody else to the admins’ sign-in: %j',
  (stored) => {
    show(stored);
    expect(screen.getByText('Sign in as an admin')).toBeDefined();
  },
);
