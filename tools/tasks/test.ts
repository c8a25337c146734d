import { cachedSteps } from '../test-command/cachedSteps.ts';
import { chooseSteps } from '../test-command/chooseSteps.ts';
import { runOnConsole } from '../test-command/runOnConsole.ts';

/** `npm test`: everything that decides whether a change may land. `npm test -- lint types` runs those steps only. */
const chosen = chooseSteps(process.argv.slice(2));
if (chosen.ok) await runOnConsole(cachedSteps(chosen.steps));
else {
  console.error(chosen.reason);
  process.exitCode = 1;
}
