import type { SupplierAddon } from '@truciolo/contract';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import { roleNames } from '../../../entities/users/role-names.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { capabilityText, priceText } from '../addon-words.ts';

interface SupplierAddonsTableProps {
  readonly addons: readonly SupplierAddon[];
  readonly onEdit: (addon: SupplierAddon) => void;
  readonly onCompanies: (addon: SupplierAddon) => void;
}

function whoMay({ forAll, companyGuids }: SupplierAddon) {
  if (forAll) return 'tutte le aziende';
  if (companyGuids.length === 0) return <Tag tone="warn">nessuna azienda</Tag>;
  return countOf(companyGuids.length, 'azienda', 'aziende');
}

export function SupplierAddonsTable({ addons, onEdit, onCompanies }: SupplierAddonsTableProps) {
  return (
    <Table label="Addon del fornitore">
      <thead>
        <tr>
          <th>Nome</th>
          <th className="wide">Funzione</th>
          <th className="wide">Descrizione</th>
          <th className="num">
            Prezzo <span className="unit">/mese</span>
          </th>
          <th className="wide">Ruoli che ce l’hanno</th>
          <th className="wide">Disponibile per</th>
          <th className="wide num">Attivazioni</th>
          <th aria-label="Azioni" />
        </tr>
      </thead>
      <tbody>
        {addons.map((addon) => (
          <tr key={addon.addonGuid}>
            <td>
              <b>{addon.name}</b>
              <span className="narrow muted">
                {capabilityText(addon.capability)} · {whoMay(addon)} ·{' '}
                {countOf(addon.switchedOn, 'attivazione', 'attivazioni')}
              </span>
            </td>
            <td className="wide" title={addon.capability}>
              {capabilityText(addon.capability)}
            </td>
            <td className="wide muted" title={addon.description}>
              <span
                style={{
                  display: 'block',
                  maxWidth: 320,
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                }}
              >
                {addon.description || '—'}
              </span>
            </td>
            <td className="num">{priceText(addon.price)}</td>
            <td className="wide">{addon.roles.map((role) => roleNames[role]).join(', ') || '—'}</td>
            <td className="wide">{whoMay(addon)}</td>
            <td className="wide num">{addon.switchedOn}</td>
            <RowMenu
              label={`Azioni per ${addon.name}`}
              acts={[
                { label: 'Modifica…', run: () => onEdit(addon) },
                { label: 'Scegli le aziende…', run: () => onCompanies(addon) },
              ]}
            />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
