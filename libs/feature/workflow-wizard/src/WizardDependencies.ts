import type { Analytics } from '@finance-analyst/analytics';
import type { CommandRegistry } from '@finance-analyst/contributions';
import type { notify } from '@finance-analyst/notifications';
import type { Workspace } from '@finance-analyst/workspace';

/** What the application provides to the wizard. */
export interface WizardDependencies {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly ownerId: string;
  readonly analytics: Pick<Analytics, 'record'>;
  readonly store: { dispatch(action: ReturnType<typeof notify>): unknown };
  readonly registry: Pick<CommandRegistry, 'findByWord'>;
  /** Goes to an address of the product. */
  readonly navigate: (path: string) => void;
}
