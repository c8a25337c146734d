import { ScreensContext } from '@finance-analyst/navigation';
import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { screens } from '../features.js';
import { createServices } from '../services/createServices.js';
import { createTools } from '../tools/createTools.js';
import { Screens } from './Screens.js';

it('[WEB-33] keeps the place of a screen that is there already until the shell has been drawn', async () => {
  const services = await createServices(window, readRuntimeConfig({ document, buildTime: {} }).config);
  const tools = createTools(window, services);
  const draw = async () => {
    const drawn: boolean[] = [];
    const page = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => {
      page.remove();
    });
    await act(async () => {
      render(
        <Profiler id="screen" onRender={() => drawn.push(page.querySelector('h1') !== null)}>
          <Provider store={services.store}>
            {' '}
            <MemoryRouter initialEntries={['/not/there']}>
              <ScreensContext value={screens}>
                <Screens {...tools.dependencies} onDataShown={() => undefined} />
              </ScreensContext>
            </MemoryRouter>
          </Provider>
        </Profiler>,
        { container: page },
      );
    });
    return drawn;
  };
  await draw();
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(await draw()).toEqual([false, true]);
});
