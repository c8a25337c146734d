/** The notification shown once the browser has installed the app. */
export const installedNotification = {
  type: 'success',
  title: 'App Installed',
  message: 'Finance Analyst Pro has been installed successfully!',
  duration: 5000,
  place: 'top-right',
} as const;
