import type { SettingKind } from './createSettingReader.js';

/** The address of a PostgreSQL server. */
export const postgresSetting: SettingKind<string> = {
  read: (written) => (/^postgres(ql)?:\/\/\S+$/i.test(written) && URL.canParse(written) ? written : null),
  allowed: 'an address such as postgresql://user:password@host:5432/database',
};
