import { runOnConsole } from '../test-command/runOnConsole.ts';
import { verifySteps } from '../test-command/verifySteps.ts';

/** `npm run verify`: a quick check of what the changes since the main branch affect. */
await runOnConsole(verifySteps);
