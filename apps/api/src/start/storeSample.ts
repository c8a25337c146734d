import { causeWithRemedy, type Database } from '@finance-analyst/database';
import { storeSampleMarket } from '@finance-analyst/market-data-service';
import { createSampleMarket } from '@finance-analyst/sample-economy';

interface SampleDependencies {
  readonly clock: () => Date;
  readonly say: (line: string) => void;
}

/** Stores the sample market; returns null, or why it could not be stored and what to do. */
export async function storeSample(
  database: Database,
  dataDirectory: string,
  { clock, say }: SampleDependencies,
): Promise<string | null> {
  try {
    await storeSampleMarket(database, createSampleMarket(), clock(), (done, total) => {
      if (done === 1 || done % 10 === 0 || done === total)
        say(`Creating the sample market: ${done} of ${total} instruments.`);
    });
    return null;
  } catch (error) {
    const place = database.kind === 'pglite' ? dataDirectory : 'the PostgreSQL server';
    const cause = causeWithRemedy(error, place, 'Check the database and start again.');
    return `The sample market could not be stored: ${cause}`;
  }
}
