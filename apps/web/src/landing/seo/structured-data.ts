import { questions } from '../content/questions.ts';
import { place } from '../content/site-places.ts';
import { description } from './head-texts.ts';

const site = place('publicUrl');

const organization = {
  '@type': 'Organization',
  '@id': `${site}/#organization`,
  name: place('companyName'),
  url: `${site}/`,
  logo: `${site}/icon-512.png`,
  vatID: `IT${place('vatId')}`,
  address: place('companyAddress'),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: place('supportEmail'),
    availableLanguage: 'it',
  },
};

const application = {
  '@type': 'SoftwareApplication',
  '@id': `${site}/#software`,
  name: 'Truciolo',
  url: `${site}/`,
  description,
  image: `${site}/og-image.png`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'it',
  publisher: { '@id': organization['@id'] },
  offers: {
    '@type': 'Offer',
    price: '0',
    priceCurrency: 'EUR',
    description: 'Prova gratuita di 14 giorni, senza carta',
  },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: place('rating'),
    bestRating: '5',
    ratingCount: place('ratingCount'),
  },
};

const faq = {
  '@type': 'FAQPage',
  '@id': `${site}/#domande`,
  inLanguage: 'it',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** Structured data for search engines, as one JSON-LD graph. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@graph': [organization, application, faq],
};
