import { capabilities, type UserAddon } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { formatDate } from '../../lib/format/dates.ts';
import { formatEuro } from '../../lib/format/numbers.ts';

/** Reason why a user has an add-on or not, in two words. */
export function addonText({ active, fromRole, granted, expiresAt }: UserAddon): string {
  if (granted === null) return fromRole ? 'dal ruolo' : 'non attivo';
  if (!granted) return 'tolto';
  if (expiresAt === null) return 'senza scadenza';
  return active ? `fino al ${formatDate(expiresAt)}` : `scaduto il ${formatDate(expiresAt)}`;
}

/** 1/10,000 € per user and month; null means on request. */
export const priceText = (price: number | null): string =>
  price === null ? 'su richiesta' : formatEuro(inEuro(price));

const capabilityNames: Readonly<Record<string, string>> = {
  [capabilities.insertion]: 'Preventivi e commesse',
  [capabilities.assistant3d]: 'Analisi dei modelli 3D',
  [capabilities.manageConsumerLicences]: 'Utenti e posti dell’azienda',
  [capabilities.manageSupplierLicences]: 'Licenze dei clienti',
};

/** Feature behind a capability; an unknown capability is shown as written. */
export const capabilityText = (capability: string): string =>
  capabilityNames[capability.trim().toLowerCase()] ?? capability;

/**
 * Capabilities that an add-on can grant: never administration, which belongs to a role; an existing unknown one stays
 * selectable.
 */
export function capabilityChoices(current: string | undefined): { value: string; label: string }[] {
  const known: string[] = [capabilities.insertion, capabilities.assistant3d];
  const all = current && !known.includes(current) ? [...known, current] : known;
  return all.map((value) => ({ value, label: capabilityText(value) }));
}
