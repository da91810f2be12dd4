import type { ShopPageView } from '@truciolo/contract';

export const SAMPLE_MATERIAL = '0190a000-0000-7000-8000-000000000001';
/** A shop whose page is open. */
export const sampleShop: ShopPageView = {
  slug: 'valsesia',
  name: 'Officina Valsesia S.r.l.',
  tagline: 'Tornitura e fresatura',
  town: 'Varallo (VC)',
  address: 'Via Roma 1',
  vatNumber: '00743110157',
  phone: '0163 000 014',
  email: 'preventivi@valsesia.example',
  website: '',
  colour: '#27435c',
  logoUrl: null,
  languages: ['it', 'en', 'de'],
  indexed: false,
  prices: 'range',
  answerDays: 1,
  retentionMonths: 12,
  minimumOrder: 0 as ShopPageView['minimumOrder'],
  longestSide: 500,
  largestQuantity: 1000,
  materials: [{ guid: SAMPLE_MATERIAL, name: 'S355J2', group: '' }],
  treatments: ['Brunitura'],
  privacyText: '',
};
