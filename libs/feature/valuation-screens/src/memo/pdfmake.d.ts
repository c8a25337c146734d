declare module 'pdfmake/build/pdfmake.min.js' {
  const pdfMake: {
    readonly virtualfs: {
      readonly writeFileSync: (name: string, content: Uint8Array) => void;
    };
    readonly setFonts: (fonts: Readonly<Record<string, Readonly<Record<string, string>>>>) => void;
    readonly setUrlAccessPolicy: (isAllowed: (url: string) => boolean) => void;
    readonly createPdf: (definition: object) => { readonly getBuffer: () => Promise<Uint8Array> };
  };
  export { pdfMake as default };
}
