/*
 * Evaluates the files of the program one by one, each in a task of its own: together they would keep a slow machine
 * from answering for a quarter of a second. The page has asked for all of them already. The build lists them
 * (startInParts.ts), each behind what it imports; the last starts the product.
 */
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Beside the program. Without it, the page's first format takes the time itself. */
function warmFormats() {
  try {
    new Worker('/warm-formats.js');
  } catch {
    // A browser without workers, or that refuses the page one.
  }
}

async function start() {
  warmFormats();
  for (const file of JSON.parse(document.getElementById('program-files').textContent)) {
    await import(file);
    await nextTask();
  }
}

start().catch((error) => {
  document.getElementById('root').append(document.getElementById('start-failure').content.cloneNode(true));
  window.dispatchEvent(new Event('app-ready'));
  throw error;
});
