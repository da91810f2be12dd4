interface Machine {
  readonly URL: new (path: string, base: string) => { readonly href: string };
}
/** The packages know neither browsers nor Node; both have this. */
const { URL } = globalThis as unknown as Machine;

/**
 * Where a page in the browser loads the models from: the build of the web app sees these expressions and turns each into
 * a file of its own. They must stay literal.
 */
export const modelAddresses = {
  eng: new URL('../../models/eng.traineddata.gz', (import.meta as unknown as { url: string }).url).href,
  ita: new URL('../../models/ita.traineddata.gz', (import.meta as unknown as { url: string }).url).href,
};
