import { useQuery } from '@tanstack/react-query';
import type { RequestSettings } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { saveSettings, settingsQuery } from '../api/settings-calls.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = useQuery(settingsQuery);
  return data ? <SettingsForm stored={data} onClose={onClose} /> : null;
}

function SettingsForm({
  stored,
  onClose,
}: {
  readonly stored: RequestSettings;
  readonly onClose: () => void;
}) {
  const [answerDays, setAnswerDays] = useState<number | null>(stored.answerDays);
  const [retentionDays, setRetentionDays] = useState<number | null>(stored.retentionDays);
  return (
    <FormDialog
      title="Impostazioni delle richieste"
      submit="Salva"
      onClose={onClose}
      disabled={answerDays === null || retentionDays === null}
      save={() =>
        answerDays === null || retentionDays === null
          ? Promise.resolve(false)
          : saveSettings({ answerDays, retentionDays })
      }
    >
      <NumberField
        label="Rispondiamo entro"
        description="Oltre, la richiesta è segnata nell’elenco e nella dashboard."
        unit="gg"
        decimals={0}
        min={1}
        max={90}
        value={answerDays}
        onChange={setAnswerDays}
        data-autofocus
      />
      <NumberField
        label="Eliminiamo richieste e file dopo"
        description="I preventivi che ne sono nati restano, con i loro file."
        unit="gg"
        decimals={0}
        min={30}
        max={3650}
        value={retentionDays}
        onChange={setRetentionDays}
      />
    </FormDialog>
  );
}
