/** The part of a registration for background refresh. */
export interface PeriodicSyncRegistration {
  readonly scope?: string;
  readonly periodicSync?: { getTags(): Promise<readonly string[]> };
}

/** The part of `navigator` that describes a device; optional members are missing in some browsers. */
export interface DeviceNavigator {
  /** Safari's flag for an installed app. */
  readonly standalone?: boolean;
  readonly permissions?: {
    query(permission: { readonly name: string }): Promise<{ readonly state: PermissionState }>;
  };
  readonly serviceWorker?: {
    getRegistration(): Promise<PeriodicSyncRegistration | undefined>;
  };
}

/** The part of the window that describes a device. */
export interface DeviceWindow {
  readonly document: ParentNode;
  readonly navigator: DeviceNavigator;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
  readonly Notification?: {
    readonly permission: NotificationPermission;
    requestPermission(): Promise<NotificationPermission>;
  };
}
