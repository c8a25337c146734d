/*
 * Run as a worker of its own: has the browser read which locales it knows, which it does once for all of the page's
 * threads. Asked first by the page itself, that would keep a slow machine from answering for a twentieth of a second.
 */
new Intl.NumberFormat();
new Intl.DateTimeFormat();
close();
