import { afterEach } from 'vitest';

// The stories share a page: none finds what another one stored.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
