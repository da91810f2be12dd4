import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isNewWord } from '../../../registry/definition/registry-words.ts';
import { RegistryPage } from '../../../registry/registry-page.tsx';
import { customersRegistry } from '../customers-registry.tsx';
import { CustomerPage } from './customer-page.tsx';

interface CustomersPageProps {
  /** Figures from a customer's quotes: offers, hit rate, turnover, last prices. */
  readonly quotesOf?: (customerGuid: string) => ReactNode;
}

/** The list of customers, or the page of the one in the address. */
export function CustomersPage({ quotesOf }: CustomersPageProps) {
  const place = useParams()['*'] ?? '';
  if (place === '' || isNewWord(place)) return <RegistryPage definition={customersRegistry} />;
  return <CustomerPage key={place} guid={place} quotes={quotesOf?.(place)} />;
}
