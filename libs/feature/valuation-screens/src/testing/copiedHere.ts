/** What Ctrl+C copies where the focus is; empty where nothing takes the event. Pressed keys are not enough in a test. */
export function copiedHere(): string {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  return clipboardData.getData('text/plain');
}
