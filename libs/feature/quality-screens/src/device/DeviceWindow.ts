/** What a registration has where the browser refreshes in the background. */
export interface PeriodicSyncRegistration {
  readonly scope?: string;
  readonly periodicSync?: { getTags(): Promise<readonly string[]> };
}

/** The part of `navigator` that tells about a device; what is optional some browsers do not have. */
export interface DeviceNavigator {
  /** Safari's word for an installed app. */
  readonly standalone?: boolean;
  readonly permissions?: {
    query(permission: { readonly name: string }): Promise<{ readonly state: PermissionState }>;
  };
  readonly serviceWorker?: {
    getRegistration(): Promise<PeriodicSyncRegistration | undefined>;
  };
}

/** The part of the window that tells about a device. */
export interface DeviceWindow {
  readonly document: ParentNode;
  readonly navigator: DeviceNavigator;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly Notification?: {
    readonly permission: NotificationPermission;
    requestPermission(): Promise<NotificationPermission>;
  };
}
