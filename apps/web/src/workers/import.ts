import { serveTasks } from '@finance-analyst/compute/worker';
import { importTasks } from '@finance-analyst/import-pipeline/worker';

serveTasks(importTasks(() => crypto.randomUUID()));
