import { Checkbox } from '@mantine/core';
import type { CompanyLicence } from '@truciolo/contract';
import { Meter } from '../../../components/meter/meter.tsx';
import { RowMenu } from '../../../components/table/row-menu.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill, Tag } from '../../../components/tags/pill.tsx';
import { formatAgo, formatDate } from '../../../lib/format/dates.ts';
import { daysLeftText, expiryText, stateWords } from '../licence-words.ts';

interface LicenceActs {
  readonly edit: (licence: CompanyLicence) => void;
  readonly renew: (licence: CompanyLicence) => void;
  readonly extend: (licence: CompanyLicence) => void;
  readonly showHistory: (licence: CompanyLicence) => void;
}

interface CompaniesTableProps {
  readonly rows: readonly CompanyLicence[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (companyGuids: readonly string[], selected: boolean) => void;
  readonly acts: LicenceActs;
}

export function CompaniesTable({ rows, selected, onSelect, acts }: CompaniesTableProps) {
  const now = Date.now();
  const chosen = rows.filter(({ companyGuid }) => selected.has(companyGuid)).length;
  const all = rows.map(({ companyGuid }) => companyGuid);
  return (
    <Table label="Licenze delle aziende">
      <thead>
        <tr>
          <th>
            <Checkbox
              size="xs"
              aria-label="Seleziona tutte"
              checked={rows.length > 0 && chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              onChange={(event) => onSelect(all, event.currentTarget.checked)}
            />
          </th>
          <th>Azienda</th>
          <th>Piano</th>
          <th className="num">Posti</th>
          <th aria-label="Posti occupati" />
          <th>Scadenza</th>
          <th>Stato</th>
          <th>Responsabile</th>
          <th>Seguita da</th>
          <th>Ultimo accesso</th>
          <th aria-label="Azioni" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { companyGuid, companyName, seats, expiresAt, state } = row;
          return (
            <tr key={companyGuid} data-selected={selected.has(companyGuid) || undefined}>
              <td>
                <Checkbox
                  size="xs"
                  aria-label={`Seleziona ${companyName}`}
                  checked={selected.has(companyGuid)}
                  onChange={(event) => onSelect([companyGuid], event.currentTarget.checked)}
                />
              </td>
              <td>
                <b>{companyName}</b>{' '}
                <span className="dim small">
                  {row.city}
                  {row.province ? ` (${row.province})` : ''}
                </span>{' '}
                {row.deletionAt ? <Tag tone="bad">cancellazione il {formatDate(row.deletionAt)}</Tag> : null}
              </td>
              <td>{row.plan}</td>
              <td className="num">
                {seats.assigned} / {seats.total}
              </td>
              <td>
                <Meter value={seats.assigned} total={seats.total} label="Posti assegnati" />
              </td>
              <td>
                {expiryText(expiresAt)}{' '}
                {state === 'expiring' ? <span className="dim">{daysLeftText(expiresAt, now)}</span> : null}
              </td>
              <td>
                <Pill tone={stateWords[state].tone}>{stateWords[state].label}</Pill>
              </td>
              <td>
                {row.responsabile ? (
                  <a href={`mailto:${row.responsabile.email}`} data-private>
                    {row.responsabile.name}
                  </a>
                ) : (
                  '—'
                )}
              </td>
              <td>{row.admin?.name ?? '—'}</td>
              <td>{row.lastAccessAt ? formatAgo(row.lastAccessAt, now) : 'mai'}</td>
              <RowMenu
                label={`Azioni per ${companyName}`}
                acts={[
                  { label: 'Modifica licenza…', run: () => acts.edit(row) },
                  expiresAt === null
                    ? null
                    : {
                        label: row.plan === 'Prova' ? 'Prolunga la prova…' : 'Prolunga…',
                        run: () => acts.extend(row),
                      },
                  { label: 'Rinnova…', run: () => acts.renew(row) },
                  { label: 'Storico…', run: () => acts.showHistory(row) },
                ]}
              />
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
