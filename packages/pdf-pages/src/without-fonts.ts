class UnloadedFont {
  readonly loaded = Promise.resolve();
}

/**
 * Settings of pdfjs for a document that is read and never drawn. Fonts are neither loaded nor turned into outlines of
 * their letters, which took as long as the lines of the page.
 */
export function withoutFonts(): object {
  Object.assign(globalThis, { FontFace: UnloadedFont });
  return {
    disableFontFace: false,
    ownerDocument: { fonts: { add: () => undefined, delete: () => undefined } },
  };
}
