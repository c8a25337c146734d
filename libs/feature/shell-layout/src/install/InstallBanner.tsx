import { Button, Icon, IconButton } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from './messages.js';
import type { InstallPrompt } from '@finance-analyst/installation';
import styles from './InstallBanner.module.css';

export interface InstallBannerProps {
  readonly prompt: Pick<InstallPrompt, 'install' | 'dismiss'>;
}

/** Offers to install the product, in words and with the browser's own prompt behind a button. */
export function InstallBanner({ prompt }: InstallBannerProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <aside className={styles['banner']} aria-labelledby="install-banner">
      <span className={styles['mark']}>
        <Icon name="download" />
      </span>
      <div className={styles['words']}>
        <h2 id="install-banner" className={styles['heading']}>
          {messages.heading}
        </h2>
        <p className={styles['text']}>{messages.text}</p>
      </div>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          isBusy={isAsking}
          onPress={() => {
            setIsAsking(true);
            void prompt.install();
          }}
        >
          {messages.install}
        </Button>
        <IconButton icon="close" label={messages.dismiss} onPress={prompt.dismiss} />
      </div>
    </aside>
  );
}
