/*
 * Runs as a worker: makes the browser load its locale data, which it does once for all of the page's
 * threads. In the page itself, this would block a slow machine for a twentieth of a second.
 */
new Intl.NumberFormat();
new Intl.DateTimeFormat();
close();
