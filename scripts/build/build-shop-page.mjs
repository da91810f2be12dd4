// @ts-check
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { entryFiles, readManifest } from './manifest.mjs';
import { inlineStyles, schemeOfDevice } from './page-styles.mjs';

const web = join(root, 'dist', 'web');
const page = join(web, 'officina.html');
const started = 'src/features/shop-page/start/mount-pages.tsx';

/** @param {string} file */
const laterTag = (file) => `<link rel="prefetch" as="script" crossorigin href="${file}">`;

/** @param {string} file */
const fontTag = (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;

/** Fonts of the first picture, by the weights that its title and its texts have. @param {string} styles */
const firstFonts = (styles) =>
  [...styles.matchAll(/url\("?(\/assets\/ibm-plex-sans-latin-(?:400|600)[^")]+\.woff2)/g)].flatMap(
    ([, file]) => file ?? [],
  );

/** The page of a shop for its buyers: its files beside the app's, and the program with which the server draws it. */
export async function buildShopPage() {
  const { build } = await import('vite');
  const common = {
    root: join(root, 'apps', 'web'),
    configFile: join(root, 'apps', 'web', 'vite.officina.config.ts'),
    mode: 'production',
    logLevel: /** @type {const} */ ('error'),
  };
  await build(common);
  const manifestPath = join(web, 'officina-manifest.json');
  const manifest = await readManifest(manifestPath);
  await rm(manifestPath);
  const { entry, preload } = entryFiles(manifest, started);
  const html = await readFile(page, 'utf8');
  const [sheet = ''] = html.match(/\/assets\/[^"]+\.css/) ?? [];
  const styles = schemeOfDevice(await readFile(join(web, sheet), 'utf8'));
  const tags = [...firstFonts(styles).map(fontTag), ...[entry, ...preload].map(laterTag)].join('');
  await writeFile(
    page,
    inlineStyles(html, styles).replace('</head>', () => `${tags}</head>`),
  );
  await build({
    ...common,
    build: { ssr: 'src/features/shop-page/start/render-shop.tsx', outDir: join(root, 'dist', 'shop-page') },
  });
}
