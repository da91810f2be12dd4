import { Select, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type NoticeKind, type NoticeMail, noticeKinds } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { callChangeSetting, callChangeWeekly, settingsQuery } from '../api/notices-calls.ts';
import { kindNames } from '../notice-words.ts';
import classes from './notices.module.css';

const mails: readonly { readonly value: NoticeMail; readonly label: string }[] = [
  { value: 'now', label: 'subito' },
  { value: 'daily', label: 'una volta al giorno' },
  { value: 'never', label: 'mai' },
];

/** Which notices come by mail too, and when; in the bell they all are. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const cache = useQueryClient();
  const now = useQuery(settingsQuery).data;
  const [changed, setChanged] = useState<Partial<Record<NoticeKind, NoticeMail>>>({});
  const [weekly, setWeekly] = useState<boolean | null>(null);
  const save = async () => {
    for (const kind of noticeKinds) {
      const wanted = changed[kind];
      if (wanted !== undefined && wanted !== now?.mail[kind]) await callChangeSetting(kind, wanted);
    }
    if (weekly !== null && weekly !== now?.weekly) await callChangeWeekly(weekly);
    await cache.invalidateQueries({ queryKey: settingsQuery.queryKey });
  };
  return (
    <FormDialog title="Anche per email" submit="Salva" onClose={onClose} save={save} disabled={!now}>
      {now ? (
        <div className={classes.choices}>
          {noticeKinds.map((kind) => (
            <div key={kind} className={classes.choice}>
              <span>{kindNames[kind]}</span>
              <Select
                size="xs"
                w={170}
                aria-label={kindNames[kind]}
                data={mails}
                allowDeselect={false}
                value={changed[kind] ?? now.mail[kind]}
                onChange={(mail) => {
                  if (mail) setChanged((before) => ({ ...before, [kind]: mail as NoticeMail }));
                }}
              />
            </div>
          ))}
          {now.weekly === null ? null : (
            <Switch
              mt="sm"
              label="Ogni lunedì il riepilogo della settimana"
              checked={weekly ?? now.weekly}
              onChange={(event) => setWeekly(event.currentTarget.checked)}
            />
          )}
        </div>
      ) : (
        <ListPlaceholder />
      )}
    </FormDialog>
  );
}
