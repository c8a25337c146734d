import { expect, it } from 'vitest';
import { deviceType } from './deviceType.js';
import { isMobileDevice } from './isMobileDevice.js';

it.each([
  [true, 767, 'mobile'],
  [true, 768, 'tablet'],
  [true, 1400, 'tablet'],
  [false, 400, 'desktop'],
  [false, 1400, 'desktop'],
] as const)(
  '[ANALYTICS-22] tells a device that is mobile: %s, %i px wide, as %s',
  (isMobile, width, type) => {
    expect(deviceType({ isMobile, width })).toBe(type);
  },
);

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 5, true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36', 5, true],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/142.0 Safari/537.36', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36', 10, false],
])(
  '[ANALYTICS-22] knows %s, touched in %i places, to be mobile: %s',
  (userAgent, maxTouchPoints, expected) => {
    expect(isMobileDevice({ userAgent, maxTouchPoints })).toBe(expected);
  },
);
