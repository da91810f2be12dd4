/** The simulated page has no list of fonts, which a field that grows with its text listens to. */
export const stubFonts = (): void => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
};
