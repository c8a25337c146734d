import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const telemetryEvents: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`create table telemetry_events (
      id bigint generated always as identity primary key,
      kind text not null,
      received_at timestamptz not null,
      body jsonb not null
    )`.execute(database);
  },
  async down(database: Kysely<unknown>) {
    await database.schema.dropTable('telemetry_events').execute();
  },
};
