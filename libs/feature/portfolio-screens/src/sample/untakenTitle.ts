/** A title, or that with the first number that no other title has: `Sample portfolio 2`. */
export function untakenTitle(title: string, taken: readonly string[]): string {
  if (!taken.includes(title)) return title;
  let number = 2;
  while (taken.includes(`${title} ${number}`)) number += 1;
  return `${title} ${number}`;
}
