import type { CustomerFields, PostalAddress } from './customer-fields.ts';

export const blankAddress: PostalAddress = {
  name: '',
  street: '',
  postalCode: '',
  city: '',
  province: '',
  country: 'IT',
};

export const blankCustomer = (): CustomerFields => ({
  code: '',
  name: '',
  vatNumber: '',
  fiscalCode: '',
  sdi: '',
  pec: '',
  email: '',
  phone: '',
  website: '',
  iban: '',
  legalAddress: blankAddress,
  deliveryAddresses: [],
  contacts: [],
  paymentTerms: '',
  deliveryTerms: '',
  discount: 0,
  margin: null,
  language: 'it',
  rating: 0,
  tags: [],
  notes: '',
});
