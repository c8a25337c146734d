/** `CommercialPaper` as words: `Commercial paper`. */
export function tagTitle(tag: string): string {
  const words = tag.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
