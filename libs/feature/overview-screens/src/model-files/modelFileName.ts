/** A name that every file system takes, such as `glenhollin-foods.json`. */
export function modelFileName(title: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${words || 'model'}.json`;
}
