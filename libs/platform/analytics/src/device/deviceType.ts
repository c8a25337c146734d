export type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** What the device type is derived from. */
export interface Device {
  readonly isMobile: boolean;
  /** Width of the page in CSS pixels. */
  readonly width: number;
}

const mobileBelowPx = 768;

/** A mobile device under 768 px wide is 'mobile', a wider one 'tablet'; any other device is 'desktop'. */
export function deviceType({ isMobile, width }: Device): DeviceType {
  if (!isMobile) return 'desktop';
  return width < mobileBelowPx ? 'mobile' : 'tablet';
}
