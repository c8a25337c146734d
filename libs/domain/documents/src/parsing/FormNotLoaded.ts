/** Thrown when a kind's schema and migrations have not been loaded, or could not be. */
export class FormNotLoaded extends Error {
  readonly kind: string;

  constructor(kind: string, options?: ErrorOptions) {
    super(`Documents of the kind '${kind}' cannot be read before their form is loaded.`, options);
    this.name = 'FormNotLoaded';
    this.kind = kind;
  }
}
