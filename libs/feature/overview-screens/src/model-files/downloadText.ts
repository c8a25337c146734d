export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Hands a JSON file to the browser's downloads. */
export function downloadText(document: Document, { name, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
