import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type NoticeKind, noticeKinds } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { callChangeSetting, settingsQuery } from '../api/notices-calls.ts';
import { kindNames } from '../notice-words.ts';
import classes from './notices.module.css';

/** Which notices come by mail too; in the bell they all are. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const cache = useQueryClient();
  const now = useQuery(settingsQuery).data?.mail;
  const [changed, setChanged] = useState<Partial<Record<NoticeKind, boolean>>>({});
  const save = async () => {
    for (const kind of noticeKinds) {
      const wanted = changed[kind];
      if (wanted !== undefined && wanted !== (now?.[kind] === 'now'))
        await callChangeSetting(kind, wanted ? 'now' : 'never');
    }
    await cache.invalidateQueries({ queryKey: settingsQuery.queryKey });
  };
  return (
    <FormDialog title="Subito anche per email" submit="Salva" onClose={onClose} save={save} disabled={!now}>
      {now ? (
        <div className={classes.choices}>
          {noticeKinds.map((kind) => (
            <Switch
              key={kind}
              label={kindNames[kind]}
              checked={changed[kind] ?? now[kind] === 'now'}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setChanged((before) => ({ ...before, [kind]: checked }));
              }}
            />
          ))}
        </div>
      ) : (
        <ListPlaceholder />
      )}
    </FormDialog>
  );
}
