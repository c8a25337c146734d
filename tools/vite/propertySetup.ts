import { configureGlobal } from 'fast-check';

// The same examples at each run: one that fails was not brought by chance, and fails again.
configureGlobal({ seed: 20_261_120 });
