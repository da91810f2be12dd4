import type { Customer } from '@truciolo/contract';
import { vatNumberKey } from '@truciolo/jobs';
import { askConfirmation } from '../../components/popup/popup.tsx';
import type { ListState, RegistryCalls } from '../../registry/calls/registry-calls.ts';
import type { Saving } from '../../registry/definition/registry-definition.ts';
import { findDuplicates, nameCore, newIdentity } from './find-duplicates.ts';

const everyone = (q: string): ListState => ({ q, sort: '', filter: [], archived: 'all' });

/** Looks for the same company before a second one of it is made, by a new row or by a change of name or VAT number. */
export async function maySaveCustomer(
  calls: Pick<RegistryCalls<Customer>, 'list'>,
  { values, before }: Saving,
): Promise<boolean> {
  const fresh = newIdentity(values, before?.values ?? null);
  const vat = vatNumberKey(fresh.vatNumber);
  // A typo may be in any word: each long one is tried by its first letters.
  const words = nameCore(fresh.name)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 4));
  const searches = [vat, ...words.slice(0, 3)].filter((search) => search !== '');
  const answers = await Promise.all(
    searches.map((search) => calls.list(everyone(search), { offset: 0, limit: 50 })),
  );
  const rows = new Map(answers.flatMap((answer) => answer.rows).map((row) => [row.guid, row]));
  if (before) rows.delete(before.guid);
  const alike = findDuplicates(fresh, [...rows.values()]);
  if (alike.length === 0) return true;
  return askConfirmation({
    title: 'Forse questo cliente c’è già',
    text: `In anagrafica c’è ${alike
      .slice(0, 3)
      .map(({ name, vatNumber }) => (vatNumber ? `«${name}» (P.IVA ${vatNumber})` : `«${name}»`))
      .join(', ')}. Vuoi salvare lo stesso ${before ? 'questa modifica' : 'un nuovo cliente'}?`,
    confirm: 'Salva lo stesso',
  });
}
