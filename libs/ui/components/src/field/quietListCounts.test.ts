import { afterEach, expect, it } from 'vitest';
import { quietListCounts } from './quietListCounts.js';

afterEach(() => {
  document.body.replaceChildren();
});

function announcer(): { readonly say: (text: string) => void; readonly said: () => string[] } {
  const place = document.createElement('div');
  place.dataset['liveAnnouncer'] = 'true';
  const log = document.createElement('div');
  log.setAttribute('role', 'log');
  place.append(log);
  document.body.prepend(place);
  return {
    say: (text) => {
      const line = document.createElement('div');
      line.textContent = text;
      log.append(line);
    },
    said: () => [...log.children].map(({ textContent }) => textContent),
  };
}

/** Observers are told of changes in a microtask, which is before anything is read out. */
const told = () => Promise.resolve();

it.each([
  ['that is there', true],
  ['that comes later', false],
])('[COMPONENTS-4] takes counts of options out of a log %s, and leaves the rest', async (_, isThere) => {
  const early = isThere ? announcer() : null;
  const stop = quietListCounts(document);
  const { say, said } = early ?? announcer();
  await told();
  for (const text of ['0 options available.', '1 option available.', 'Acme, selected']) say(text);
  await told();
  expect(said()).toEqual(['Acme, selected']);
  stop();
  say('2 options available.');
  await told();
  expect(said()).toEqual(['Acme, selected', '2 options available.']);
});
