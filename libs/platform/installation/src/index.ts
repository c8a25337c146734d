export {
  createInstallPrompt,
  type InstallOutcome,
  type InstallPrompt,
  type InstallPromptDependencies,
  type InstallPromptEvent,
} from './createInstallPrompt.js';
export { heldInstallOffer } from './heldInstallOffer.js';
export { installDismissedEntry } from './installDismissedEntry.js';
export { installedNotification } from './installedNotification.js';
