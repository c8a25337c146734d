import { Panel } from '@finance-analyst/components';
import { formatDate, formatFigure } from '@finance-analyst/figures';
import type { PreferenceValues } from '@finance-analyst/session';
import { useMemo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { localeName, localeOptions } from './localeOptions.js';
import { NativeSelect } from './NativeSelect.js';
import styles from './Settings.module.css';
import { timeZoneOptions } from './timeZoneOptions.js';
import type { SettingChange } from './useSettingChange.js';

/** The device's own choice. */
export interface SystemFormat {
  readonly locale: string;
  readonly timeZone: string;
}

export interface NumbersPanelProps {
  readonly values: PreferenceValues;
  readonly setting: SettingChange;
  readonly system: SystemFormat;
  readonly now: Date;
}

/** Locale and time zone, with a formatted example. */
export function NumbersPanel({ values, setting, system, now }: NumbersPanelProps): ReactElement {
  const locales = useMemo(() => localeOptions(values.locale), [values.locale]);
  const zones = useMemo(
    () => timeZoneOptions(values.timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    [values.timeZone],
  );
  const locale = values.locale ?? system.locale;
  const timeZone = values.timeZone ?? system.timeZone;
  return (
    <Panel title={messages.numbers}>
      <div className={styles['fields']}>
        <p className={styles['words']}>{messages.numbersExplained}</p>
        <div className={styles['pair']}>
          <NativeSelect
            label={messages.locale}
            value={values.locale}
            systemLabel={messages.systemLocale(localeName(system.locale))}
            options={locales}
            onChange={(chosen) => {
              const name =
                chosen === null ? messages.systemLocale(localeName(system.locale)) : localeName(chosen);
              setting.change({ locale: chosen }, messages.locale, name);
            }}
          />
          <NativeSelect
            label={messages.timeZone}
            value={values.timeZone}
            systemLabel={messages.systemTimeZone(system.timeZone.replaceAll('_', ' '))}
            options={zones}
            onChange={(chosen) => {
              const name = chosen ?? messages.systemTimeZone(system.timeZone);
              setting.change({ timeZone: chosen }, messages.timeZone, name);
            }}
          />
        </div>
        <dl className={styles['facts']}>
          <div>
            <dt>{messages.example}</dt>
            <dd>
              {formatFigure(-1_234_567.89, { kind: 'amount', currency: 'USD', precision: 2, locale })}
              {' · '}
              {formatFigure(0.0842, { kind: 'rate', precision: 2, locale })}
              {' · '}
              {formatDate(now.toISOString(), { locale, length: 'minute', timeZone })}
            </dd>
          </div>
        </dl>
      </div>
    </Panel>
  );
}
