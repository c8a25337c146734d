import { serveTasks } from '@finance-analyst/compute/worker';
import { createSimulationServer } from '@finance-analyst/uncertainty';

serveTasks(createSimulationServer());
