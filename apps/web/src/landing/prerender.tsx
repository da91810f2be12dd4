import plexMono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';
import plexRegular from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';
import plexMedium from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-500-normal.woff2?url';
import plexSemiBold from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2?url';
import { LandingPage } from './pages/landing-page.tsx';
import { type PageAssets, pageDocument } from './pages/page-document.ts';
import { PrivacyPage } from './pages/privacy-page.tsx';
import { HeadTags } from './seo/head-tags.tsx';
import { title } from './seo/head-texts.ts';
import { structuredData } from './seo/structured-data.ts';

/** Input of the prerender script after both browser builds. */
interface BuiltFiles extends Omit<PageAssets, 'fonts'> {
  readonly boot: string;
  /** The app's files; absent when the pages are built without the app. */
  readonly app?: {
    readonly entry: string;
    readonly stylesheets: readonly string[];
    readonly preload: readonly string[];
  };
}

const fonts = [plexRegular, plexMedium, plexSemiBold];

const bootTag = ({ boot, app }: BuiltFiles): string =>
  app
    ? `<script src="${boot}" data-app-entry="${app.entry}" data-app-styles="${app.stylesheets.join(' ')}" data-app-preload="${app.preload.join(' ')}"></script>`
    : '';

/** The public pages as whole HTML documents, by file name. */
export const renderPages = (files: BuiltFiles): Record<string, string> => ({
  'landing.html': pageDocument(
    { ...files, fonts: [...fonts, plexMono] },
    {
      head: <HeadTags title={title} path="/" />,
      body: <LandingPage />,
      first: bootTag(files),
      structuredData,
    },
  ),
  'privacy.html': pageDocument(
    { ...files, fonts },
    {
      head: (
        <HeadTags
          title="Privacy Policy e termini · Truciolo"
          description="Come Truciolo tratta i dati della tua officina: che cosa conserva, per quanto tempo, dove, e come chiederne la cancellazione."
          path="/privacy"
        />
      ),
      body: <PrivacyPage />,
    },
  ),
});
