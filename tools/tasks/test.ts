import { cachedSteps } from '../test-command/cachedSteps.ts';
import { chooseSteps } from '../test-command/chooseSteps.ts';
import { runOnConsole } from '../test-command/runOnConsole.ts';

/** `npm test`: every check that a change must pass. `npm test -- lint types` runs those steps only. */
const chosen = chooseSteps(process.argv.slice(2));
if (chosen.ok) await runOnConsole(cachedSteps(chosen.steps));
else {
  console.error(chosen.reason);
  process.exitCode = 1;
}
