import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table provider_documents
    add column digest text not null generated always as (encode(sha256(body), 'hex')) stored`,
  `create table company_statements (
    source text not null,
    key text not null,
    document_digest text not null,
    statements_version integer not null,
    newest_filing date not null,
    body bytea not null,
    primary key (source, key),
    foreign key (source, key) references provider_documents (source, key) on delete cascade
  )`,
];

export const companyStatements: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
  async down(database: Kysely<unknown>) {
    await database.schema.dropTable('company_statements').execute();
    await database.schema.alterTable('provider_documents').dropColumn('digest').execute();
  },
};
