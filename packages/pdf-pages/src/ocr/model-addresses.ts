/** The packages know neither browsers nor Node; both have these. */
declare const URL: new (path: string, base: string) => { readonly href: string };
declare global {
  interface ImportMeta {
    url: string;
  }
}

/**
 * Where a page in the browser loads the models from: the build of the web app sees these expressions and turns each into
 * a file of its own. They must stay literal.
 */
export const modelAddresses = {
  eng: new URL('../../models/eng.traineddata.gz', import.meta.url).href,
  ita: new URL('../../models/ita.traineddata.gz', import.meta.url).href,
};
