import { ScreensContext } from '@finance-analyst/navigation';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { screens } from '../features.js';
import { createRoutes } from '../routes.js';
import { AddressesRoute } from './AddressesRoute.js';

it('[WEB-19] lists every address in a development build', () => {
  render(
    <MemoryRouter>
      <ScreensContext value={screens}>
        <AddressesRoute />
      </ScreensContext>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    screens.map(({ path }) => path),
  );
});

it('[WEB-19] has a route for every screen, and the one for development in this build', () => {
  const paths = createRoutes(() => Promise.resolve()).map(({ path }) => path);
  const addresses = screens.flatMap(({ path, otherPath }) =>
    otherPath === undefined ? [path] : [path, otherPath],
  );
  expect(paths).toEqual([...addresses, '/__dev/nav', '*']);
});
