import { createRiskServer } from '@finance-analyst/analytics-screens/worker';
import { serveTasks } from '@finance-analyst/compute/worker';

serveTasks(createRiskServer());
