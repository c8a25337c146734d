import type { SessionState } from '@finance-analyst/session';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RequireAuthentication } from './RequireAuthentication.js';

const Login = () => <p>Came from {JSON.stringify(useLocation().state)}</p>;

/** A store that only says who is signed in. */
const storeOf = (session: SessionState) => ({
  getState: () => ({ session }),
  subscribe: () => () => undefined,
  dispatch: <Action,>(action: Action) => action,
});

const show = (status: SessionState['status'], isAuthenticated: boolean) => {
  const user = { name: 'Ada', role: 'Viewer', isAuthenticated, tutorialMode: false };
  render(
    <Provider store={storeOf({ status, user }) as unknown as Parameters<typeof Provider>[0]['store']}>
      <MemoryRouter initialEntries={['/profile?tab=devices#keys']}>
        <Routes>
          <Route path="/profile" element={<RequireAuthentication>Profile of Ada</RequireAuthentication>} />
          <Route path="/login" element={<Login />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
};

describe('RequireAuthentication', () => {
  it('[SHELL-LAYOUT-39] shows a spinner while it is not known who is signed in', () => {
    show('loading', false);
    expect(screen.getByRole('status').textContent).toBe('Checking sign-in');
    expect(screen.queryByText('Profile of Ada')).toBeNull();
  });

  it('[SHELL-LAYOUT-39] shows the screen to whoever is signed in', () => {
    show('ready', true);
    expect(screen.getByText('Profile of Ada')).toBeDefined();
  });

  it('[SHELL-LAYOUT-39] sends a guest to sign in, and remembers the whole address', () => {
    show('ready', false);
    expect(screen.getByText('Came from {"from":"/profile?tab=devices#keys"}')).toBeDefined();
  });
});
