import { serveTasks } from '@finance-analyst/compute/worker';
import { createSimulationServer } from '@finance-analyst/uncertainty';

// A real worker for stories.
serveTasks(createSimulationServer());
