import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { DrawingTurns } from './DrawingTurns.js';
import { InTurn } from './InTurn.js';

/** Notes what stands on the page at the moment that it is drawn itself. */
function Part({ name, drawn }: { readonly name: string; readonly drawn: string[] }) {
  useLayoutEffect(() => {
    drawn.push(document.body.textContent);
  }, [drawn]);
  return name;
}

it('[VALUATION-SCREENS-350] draws part after part, each with the place of what follows kept', () => {
  const drawn: string[] = [];
  render(
    <DrawingTurns last={2}>
      <InTurn turn={2} fallback="·">
        <Part name="panel" drawn={drawn} />
      </InTurn>
      <InTurn turn={1} fallback="·">
        <Part name="forecast" drawn={drawn} />
      </InTurn>
    </DrawingTurns>,
  );
  expect(drawn).toEqual(['·forecast', 'panelforecast']);
});

it('[VALUATION-SCREENS-350] draws everything at once outside of turns', () => {
  const drawn: string[] = [];
  render(
    <InTurn turn={9} fallback="·">
      <Part name="panel" drawn={drawn} />
    </InTurn>,
  );
  expect(drawn).toEqual(['panel']);
});
