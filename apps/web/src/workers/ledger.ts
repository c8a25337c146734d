import { serveTasks } from '@finance-analyst/compute/worker';
import { createLedgerServer } from '@finance-analyst/portfolio';

serveTasks(createLedgerServer());
