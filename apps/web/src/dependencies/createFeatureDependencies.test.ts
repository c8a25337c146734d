import { createCommandRegistry } from '@finance-analyst/contributions';
import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { loggedIn, selectUser } from '@finance-analyst/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { createServices } from '../services/createServices.js';
import { createFeatureDependencies } from './createFeatureDependencies.js';

beforeEach(() => {
  localStorage.clear();
});

const arrange = async () => {
  const services = await createServices(window, readRuntimeConfig({ document, buildTime: {} }).config);
  const registry = createCommandRegistry([]);
  const navigate = vi.fn();
  const openTerminal = vi.fn();
  return {
    services,
    navigate,
    openTerminal,
    dependencies: createFeatureDependencies(services, registry, navigate, openTerminal),
  };
};

it('[WEB-184] passes each service on, with the kind of run as screens ask for it', async () => {
  const { services, dependencies, navigate, openTerminal } = await arrange();
  expect(dependencies).toMatchObject(services);
  expect(dependencies).toMatchObject({ navigate, openTerminal, addresses: services.config });
  expect({ isAudit: dependencies.isAudit, isPerson: dependencies.isPerson }).toEqual({
    isAudit: services.runKind === 'audit',
    isPerson: services.runKind === 'person',
  });
});

it('[WEB-184] lets one feature do what another needs: signing out and replaying the tour', async () => {
  const { services, dependencies } = await arrange();
  expect(dependencies.replayTour()).toMatchObject({ ok: false });
  services.store.dispatch(loggedIn({ name: 'Mara Keller' }));
  expect(dependencies.replayTour()).toMatchObject({ ok: true });
  expect(selectUser(services.store.getState()).tutorialMode).toBe(true);
  dependencies.signOut();
  expect(selectUser(services.store.getState()).isAuthenticated).toBe(false);
});

it('[WEB-184] exports everything on the device as one file', async () => {
  const { services, dependencies } = await arrange();
  const save = vi.spyOn(services.files, 'save').mockImplementation(() => undefined);
  const result = await dependencies.exportEverything();
  save.mockRestore();
  expect(result).toMatchObject({ ok: true, documentCount: 0 });
});
