import { place } from '../content/site-places.ts';
import { description, imageAlt, keywords } from './head-texts.ts';

interface HeadTagsProps {
  readonly title: string;
  readonly description?: string;
  readonly path: '/' | '/privacy';
}

/** Tags for search engines and for the card that a shared link shows. */
export const HeadTags = ({ title, description: text = description, path }: HeadTagsProps) => {
  const address = `${place('publicUrl')}${path}`;
  const image = `${place('publicUrl')}/og-image.png`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={text} />
      <meta name="keywords" content={keywords} />
      <meta name="author" content={place('companyName')} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Truciolo" />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={text} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageAlt} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content="#fbfaf8" />
    </>
  );
};
