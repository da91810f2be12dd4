import { Checkbox, Radio } from '@mantine/core';
import type { SupplierAddon } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { SearchField } from '../../../components/search-field/search-field.tsx';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { setAddonCompanies } from '../api/supplier-addon-calls.ts';
import classes from './addons.module.css';

export interface CompanyName {
  readonly companyGuid: string;
  readonly companyName: string;
}

interface AvailabilityDialogProps {
  readonly addon: SupplierAddon;
  readonly companies: readonly CompanyName[];
  readonly onSaved: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function AvailabilityDialog({ addon, companies, onSaved, onClose }: AvailabilityDialogProps) {
  const [forAll, setForAll] = useState(addon.forAll);
  const [chosen, setChosen] = useState<readonly string[]>(addon.companyGuids);
  const [search, setSearch] = useState('');
  const save = async () => {
    await setAddonCompanies(addon.addonGuid, forAll, forAll ? [] : [...chosen]);
    await onSaved(`Disponibilità di ${addon.name} aggiornata.`);
  };
  return (
    <FormDialog title={`Chi può usare ${addon.name}`} submit="Salva" onClose={onClose} save={save}>
      <Radio.Group
        label="Aziende"
        value={forAll ? 'all' : 'some'}
        onChange={(value) => setForAll(value === 'all')}
      >
        <div style={{ display: 'grid', gap: 8, paddingTop: 4 }}>
          <Radio value="all" label="Tutte le aziende" />
          <Radio value="some" label={`Solo queste (${chosen.length})`} />
        </div>
      </Radio.Group>
      {forAll ? null : (
        <>
          <SearchField label="Cerca azienda" value={search} onChange={setSearch} />
          <Checkbox.Group value={[...chosen]} onChange={setChosen} aria-label="Aziende scelte">
            <div className={classes.companies}>
              {companies
                .filter(({ companyName }) => matchesSearch(search, [companyName]))
                .map(({ companyGuid, companyName }) => (
                  <Checkbox key={companyGuid} value={companyGuid} label={companyName} />
                ))}
            </div>
          </Checkbox.Group>
        </>
      )}
    </FormDialog>
  );
}
