import { serveTasks } from '@finance-analyst/compute/worker';
import { workbookTasks } from '@finance-analyst/import-pipeline/worker';

serveTasks(workbookTasks);
