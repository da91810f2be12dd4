import { Radio } from '@mantine/core';
import type { UserAddon } from '@truciolo/contract';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { resetAddon, switchAddon } from '../api/addon-calls.ts';

interface AddonDialogProps {
  readonly addon: UserAddon;
  readonly user: { readonly guid: string; readonly name: string };
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

type Choice = 'on' | 'off' | 'role';

const choiceOf = ({ granted }: UserAddon): Choice => (granted === null ? 'role' : granted ? 'on' : 'off');

/** One add-on of one user: on until a day, off, or whatever the role brings. */
export function AddonDialog({ addon, user, onSaved, onClose }: AddonDialogProps) {
  const [choice, setChoice] = useState<Choice>(choiceOf(addon));
  const [day, setDay] = useState(addon.expiresAt ? romeDay(addon.expiresAt) : '');
  const isPast = choice === 'on' && day !== '' && day < romeDay(Date.now());
  const save = async () => {
    const { addonGuid } = addon;
    if (choice === 'role') await resetAddon(addonGuid, user.guid);
    else await switchAddon(addonGuid, user.guid, choice === 'on', choice === 'on' && day ? day : null);
    await onSaved();
  };
  return (
    <FormDialog
      title={`${addon.name} per ${user.name}`}
      submit="Salva"
      onClose={onClose}
      isValid={() => !isPast}
      save={save}
      size={420}
    >
      <Radio.Group label="Stato" value={choice} onChange={(value) => setChoice(value as Choice)}>
        <div style={{ display: 'grid', gap: 8, paddingTop: 4 }}>
          <Radio value="on" label="Attivo" />
          <Radio value="off" label="Tolto" />
          <Radio value="role" label={`Come da ruolo (${addon.fromRole ? 'attivo' : 'non attivo'})`} />
        </div>
      </Radio.Group>
      {choice === 'on' ? (
        <DayField
          label="Ultimo giorno"
          clearable
          value={day}
          onDay={setDay}
          error={isPast ? 'Scegli un giorno da oggi in poi.' : null}
          description="Vuoto: senza scadenza."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      ) : null}
    </FormDialog>
  );
}
