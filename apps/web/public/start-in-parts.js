/*
 * Evaluates the program's files one by one, each in its own task: together they would block a slow machine
 * for a quarter of a second. The page has already requested all of them. The build lists them
 * (startInParts.ts), each after its imports; the last one starts the product.
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
