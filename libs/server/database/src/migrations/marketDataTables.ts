import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const ofInstrument = 'instrument_id integer not null references instruments (id) on delete cascade';

const statements = [
  `create table instruments (
    id integer generated always as identity primary key,
    source text not null,
    symbol text not null,
    exchange text not null default '',
    name text not null,
    currency text,
    type text not null,
    sector text,
    provider_key text,
    unique (source, symbol, exchange)
  )`,
  'create index instruments_by_symbol on instruments (symbol text_pattern_ops)',
  `create table bars (
    ${ofInstrument},
    date date not null,
    open double precision,
    high double precision,
    low double precision,
    close double precision not null,
    adjusted_close double precision,
    volume double precision,
    primary key (instrument_id, date)
  )`,
  `create table dividends (
    ${ofInstrument}, date date not null, amount double precision not null, primary key (instrument_id, date)
  )`,
  `create table splits (
    ${ofInstrument}, date date not null, ratio double precision not null, primary key (instrument_id, date)
  )`,
  `create table yields (
    source text not null,
    currency text not null,
    maturity_years double precision not null,
    date date not null,
    rate double precision not null,
    primary key (source, currency, maturity_years, date)
  )`,
  `create table exchange_rates (
    source text not null,
    base text not null,
    quote text not null,
    date date not null,
    rate double precision not null,
    primary key (source, base, quote, date)
  )`,
  `create table provider_documents (
    source text not null,
    key text not null,
    body bytea not null,
    etag text,
    fetched_at timestamptz not null,
    primary key (source, key)
  )`,
  'create table datasets (name text primary key, version text not null, stored_at timestamptz not null)',
];

const tables = [
  'datasets',
  'provider_documents',
  'exchange_rates',
  'yields',
  'splits',
  'dividends',
  'bars',
  'instruments',
];

export const marketDataTables: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
  async down(database: Kysely<unknown>) {
    for (const table of tables) await database.schema.dropTable(table).execute();
  },
};
