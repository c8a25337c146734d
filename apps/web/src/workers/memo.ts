import { serveTasks } from '@finance-analyst/compute/worker';
import { createMemoWriter } from '@finance-analyst/valuation-screens/worker';
import { loadMemoFont } from '../memo/loadMemoFont.js';

serveTasks(createMemoWriter(loadMemoFont));
