import { runOnConsole } from '../test-command/runOnConsole.ts';
import { verifySteps } from '../test-command/verifySteps.ts';

/** `npm run verify`: the quick check while working, of what the changes since the main branch touch. */
await runOnConsole(verifySteps);
