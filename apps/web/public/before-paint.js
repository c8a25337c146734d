/*
 * Runs before the first paint, so that the system's theme never flashes before the chosen one, accessibility settings
 * apply from the start, nothing shows during maintenance, and an early install prompt is saved for the app. It is a
 * separate file because the content security policy allows no inline script; beforePaint.test.ts checks that it reads
 * the settings as the app does.
 */
(function () {
  var root = document.documentElement;
  var query = new URLSearchParams(location.search);
  // The browser makes the offer once, maybe before the program listens (heldInstallOffer.ts hands it over).
  if (!navigator.webdriver && !query.has('lhci') && !query.has('audit') && !query.has('ci'))
    addEventListener('beforeinstallprompt', function (event) {
      event.preventDefault();
      window.heldInstallOffer = event;
    });
  try {
    var theme = JSON.parse(localStorage.getItem('user-preferences') || '{}').theme;
    if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
  } catch {
    // Unreadable preferences leave the system's theme.
  }
  try {
    var entry = localStorage.getItem('accessibility-preferences') || '{}';
    var asked = entry.length > 65536 ? {} : JSON.parse(entry);
    var attributes = {
      'data-contrast': asked.highContrast === true && 'more',
      'data-motion': (asked.reducedMotion === true || asked.screenReader === true) && 'reduced',
      'data-text': asked.largeText === true && 'large',
      'data-focus': asked.focusVisible === false && 'hidden',
      'data-screen-reader': asked.screenReader === true && 'on',
      'data-color-blind':
        /^(protanopia|deuteranopia|tritanopia)$/.test(asked.colorBlindMode) && asked.colorBlindMode,
      'data-font': asked.dyslexiaFont === true && 'dyslexia',
      'data-skip-links': asked.skipLinks === false && 'off',
      'data-keyboard-navigation': asked.keyboardNavigation === false && 'off',
    };
    Object.keys(attributes).forEach(function (name) {
      if (attributes[name]) root.setAttribute(name, attributes[name]);
    });
  } catch {
    // Unreadable preferences leave the defaults.
  }
  try {
    if (JSON.parse(document.getElementById('runtime-config').textContent).maintenance)
      root.setAttribute('data-maintenance', '');
  } catch {
    // A page without a server's settings is not under maintenance.
  }
})();
